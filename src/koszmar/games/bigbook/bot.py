"""stub"""
def prefer(scene, decision):
    return [0.0]*len(decision.options)
