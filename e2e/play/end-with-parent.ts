// Loaded before a server of the play: ends it as Ctrl+C would when whoever started it has ended, however that was.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// A listener alone would keep the process alive.
process.channel?.unref()
