import { runCommand } from '../../store/commands/run-command.ts'
import { runDue } from '../run-due.ts'

/*
 * Carries out what is due as the publisher does, and is killed on the way, as by a power cut: `before` what was planned is kept, or `after` that and before
 * the job is over. A job takes one transaction to be claimed, and the next one does the work.
 */
const [moment] = process.argv.slice(2)
const die = () => process.kill(process.pid, 'SIGKILL')

await runCommand(async ({ payload }) => {
  const { db } = payload
  const commit = db.commitTransaction.bind(db)
  let commits = 0
  db.commitTransaction = async (id) => {
    commits += 1
    if (commits === 2 && moment === 'before') die()
    await commit(id)
    if (commits === 2) die()
  }
  await runDue(payload, new Date())
})
