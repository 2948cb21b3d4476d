import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded before a server: on SIGUSR2 it says how long its event loop was held up at most since it was asked before, and the processor time of that.
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let asked = 0
let before = process.cpuUsage()
process.on('SIGUSR2', () => {
  asked += 1
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  process.stderr.write(`delay ${asked}: ${Math.round(delay.max / 1e6)} ms, cpu ${Math.round((user + system) / 1000)} ms\n`)
  delay.reset()
})
