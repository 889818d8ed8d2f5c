"""The table as a service: HTTP for the lobby, one WebSocket for each client, storage, bots. See docs/protocol.md."""
