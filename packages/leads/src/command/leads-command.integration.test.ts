import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openLeads } from '../open-leads.ts'
import { someLead } from '../testing/lead.ts'

const execute = promisify(execFile)

/** A data folder with two leads, one of them parked, and the command over it. */
const scene = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-leads-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const leads = await openLeads(`file:${join(dataDir, 'leads.sqlite')}`)
  onTestFinished(() => leads.close())
  const { message } = someLead()
  await leads.accept(someLead({ now: Date.UTC(2026, 0, 2, 3, 4), message: { ...message, fullName: '=cmd()', phone: '+1 555 010 1234' } }))
  for (const mail of await leads.claim({ now: Date.now(), lease: 1000, most: 1 })) await leads.park(mail, 'EENVELOPE 550')
  await leads.accept(someLead({ now: Date.UTC(2026, 0, 3) }))
  const run = (...args: string[]) =>
    execute(process.execPath, [join(import.meta.dirname, '../leads-command.ts'), ...args], {
      env: { ...process.env, DATA_DIR: dataDir, LEADS_DATABASE_URL: '' },
    })
  return { dataDir, leads, run }
}

describe('npm run leads', () => {
  it('list shows how mails fare and nothing that a visitor wrote', async () => {
    const { run } = await scene()
    const { stdout } = await run('list')
    expect(stdout).toMatch(/2026-01-02 03:04 {2}support {5}parked {3}care@gulfpines\.example {2}1 failed {2}EENVELOPE 550/)
    expect(stdout).toContain('1 pending, 0 sent, 1 parked')
    expect(stdout).not.toMatch(/cmd|555 010|renee/)
    expect((await run('list', '--state', 'parked')).stdout.split('\n')).toHaveLength(3)
  })

  it('requeue makes parked mails due again', async () => {
    const { run, leads } = await scene()
    const [parked] = await leads.list({ state: 'parked' })
    expect((await run('requeue', parked?.reference ?? '')).stdout).toBe('1 parked mail is due again\n')
    expect(await leads.counts()).toEqual({ pending: 2, sent: 0, parked: 0 })
    expect((await run('requeue', '--all')).stdout).toBe('0 parked mails are due again\n')
  })

  it('export writes whole messages, with nothing in them that a spreadsheet runs', async () => {
    const { run, dataDir } = await scene()
    const { stdout } = await run('export')
    const [names = '', first = '', second = ''] = stdout.split('\r\n')
    expect(names).toMatch(/^\ufeff"reference","accepted","form","mail","failures","recipient","subject","fullName","phone"/)
    expect(first).toContain(
      `"2026-01-02T03:04:00.000Z","support","parked","1","care@gulfpines.example","A question","'=cmd()","'+1 555 010 1234"`,
    )
    expect(second).toContain('"Renee Landry"')
    const file = join(dataDir, 'leads.csv')
    await run('export', '--output', file)
    expect(await readFile(file, 'utf8')).toBe(stdout)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('says how it is used, and ends with an error', async () => {
    const { run } = await scene()
    await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: npm run leads/) })
    await expect(run('list', '--nonsense')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: npm run leads') })
  })
})
