import { readFileSync } from 'node:fs'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { expect, it } from 'vitest'
import type { LeadFilter, LeadPosition, Leads, NewLead } from '../leads.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { someLead } from '../testing/lead.ts'
import { testLeadsFile } from '../testing/leads-file.ts'

const ana = (now = 5000) => ({ by: 'ana@bank.example', now })
const ben = (now = 6000) => ({ by: 'ben@bank.example', now })

const accept = async (leads: Leads, change: Partial<NewLead> = {}): Promise<string> => {
  const outcome = await leads.accept(someLead(change))
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind)
  return outcome.reference
}

const named = (fullName: string, now: number): Partial<NewLead> => ({ now, message: { ...someLead().message, fullName } })

const nameOf = (message: string | undefined): string => JSON.parse(message ?? '{}').fullName

/** Names on each page, from the newest to the oldest. */
const pagesOf = async (leads: Leads, filter: LeadFilter, most: number): Promise<readonly (readonly string[])[]> => {
  const pages: string[][] = []
  let after: LeadPosition | undefined
  do {
    const page = await leads.find(filter, { most, after })
    pages.push(page.leads.map(({ message }) => nameOf(message)))
    after = page.next
  } while (after)
  return pages
}

const sendAll = async (leads: Leads): Promise<void> => {
  for (const mail of await leads.claim({ now: millisecondsPerDay, lease: 1, most: 100 })) await leads.markSent(mail)
}

onBothDatabases('readers of leads', ({ open }) => {
  it('finds the newest first, page by page, each once', async () => {
    const leads = await open()
    for (const [index, name] of ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve'].entries()) await accept(leads, named(name, index < 2 ? 1 : index))
    const pages = await pagesOf(leads, {}, 2)
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(pages.flat().slice(0, 3)).toEqual(['Eve', 'Dora', 'Cleo'])
    expect(pages.flat().slice(3).toSorted()).toEqual(['Ada', 'Bea'])
    expect(await pagesOf(leads, {}, 5)).toEqual([expect.any(Array)])
    expect(await pagesOf(leads, {}, 1)).toEqual(pages.flat().map((name) => [name]))
  })

  it('finds nothing where there is nothing', async () => {
    expect(await (await open()).find({}, { most: 2 })).toEqual({ leads: [], next: undefined })
  })

  it('finds by words, form and whether somebody has dealt with it, and exports the same', async () => {
    const leads = await open()
    const [, second] = [await accept(leads, named('Begoña Núñez', 1)), await accept(leads, named('Renee Landry', 2))]
    await accept(leads, { ...named('Begoña Landry', 3), form: 'heroes' })
    await leads.setHandled(second, true, ana())
    const names = async (filter: LeadFilter) => (await pagesOf(leads, filter, 10)).flat()
    expect(await names({ words: 'begona' })).toEqual(['Begoña Landry', 'Begoña Núñez'])
    expect(await names({ words: 'begona', form: 'heroes' })).toEqual(['Begoña Landry'])
    expect(await names({ isHandled: true })).toEqual(['Renee Landry'])
    expect(await names({ isHandled: false, words: 'landry' })).toEqual(['Begoña Landry'])
    expect(await names({ words: 'nobody' })).toEqual([])
    const exported: string[] = []
    for await (const { message } of leads.export({ words: 'landry' })) exported.push(nameOf(message))
    expect(exported).toEqual(['Renee Landry', 'Begoña Landry'])
    const filters = [
      {},
      { isHandled: false },
      { form: 'heroes' },
      { words: 'landry' },
      { words: 'landry', isHandled: true },
      { words: 'nobody' },
    ] as const
    expect(await Promise.all(filters.map(leads.count))).toEqual([3, 2, 1, 2, 1, 0])
  })

  it('looks through more leads than it reads at a time', async () => {
    const leads = await open()
    await accept(leads, named('Zenobia', 1))
    const others = Array.from({ length: 502 }, (_, index) => someLead({ now: 2 + index }))
    while (others.length > 0) await Promise.all(others.splice(0, 59).map(leads.accept))
    expect(await leads.find({ words: 'zenobia' }, { most: 10 })).toMatchObject({ leads: [{ acceptedAt: 1 }], next: undefined })
  })

  it('writes down who looked at a lead before it shows it, and who took leads away', async () => {
    const leads = await open()
    const reference = await accept(leads)
    const shown = await leads.read(reference, ana(1))
    expect(shown).toMatchObject({ reference, subject: 'A question', log: [{ by: 'ana@bank.example', at: 1, action: 'read' }] })
    expect(nameOf(shown?.message)).toBe('Renee Landry')
    await leads.noteExport(ben(2), 'form heroes')
    await leads.read(reference, ben(3))
    expect(await leads.read('none', ben(4))).toBeUndefined()
    const other = await accept(leads)
    expect((await leads.read(other, ben(0)))?.log).toEqual([expect.objectContaining({ reference: other })])
    expect(await leads.log({ most: 10 })).toEqual([
      { by: 'ben@bank.example', at: 3, action: 'read', reference, detail: undefined },
      { by: 'ben@bank.example', at: 2, action: 'exported', reference: undefined, detail: 'form heroes' },
      { by: 'ana@bank.example', at: 1, action: 'read', reference, detail: undefined },
      { by: 'ben@bank.example', at: 0, action: 'read', reference: other, detail: undefined },
    ])
  })

  it('keeps who was the first to deal with a lead, and lets it be opened again', async () => {
    const leads = await open()
    const reference = await accept(leads)
    const mark = await Promise.all([leads.setHandled(reference, true, ana()), leads.setHandled(reference, true, ben())])
    expect(mark).toEqual([expect.objectContaining({ reference }), expect.objectContaining({ reference })])
    const { handled, log } = (await leads.read(reference, ana(7000))) ?? {}
    const first = handled?.by === 'ana@bank.example' ? ana() : ben()
    expect([handled, log?.filter(({ action }) => action === 'handled')]).toEqual([
      { at: first.now, by: first.by },
      [expect.objectContaining({ by: first.by })],
    ])
    expect(await leads.setHandled(reference, false, ben(8000))).toMatchObject({ handled: undefined, log: [{ action: 'reopened' }, {}, {}] })
    expect(await leads.setHandled('none', true, ana())).toBeUndefined()
  })

  it('adds notes with author and time, and clears them with the message', async () => {
    const leads = await open()
    const [old, recent] = [await accept(leads, { now: 0 }), await accept(leads, { now: 2 * millisecondsPerDay })]
    expect(await leads.addNote(old, 'Called, no answer.', ana())).toMatchObject({ notes: [{ text: 'Called, no answer.' }], log: [] })
    await leads.addNote(old, 'Llamé otra vez.', ben())
    await leads.addNote(recent, 'Later.', ana())
    expect(await leads.addNote('none', 'Hello', ana())).toBeUndefined()
    expect((await leads.read(old, ana(7000)))?.notes).toEqual([
      { at: 5000, by: 'ana@bank.example', text: 'Called, no answer.' },
      { at: 6000, by: 'ben@bank.example', text: 'Llamé otra vez.' },
    ])
    await sendAll(leads)
    await leads.purge(91 * millisecondsPerDay, 90)
    expect(await leads.read(old, ana(8000))).toMatchObject({ message: undefined, notes: [] })
    expect((await leads.read(recent, ana(8000)))?.notes).toHaveLength(1)
    expect(await leads.addNote(old, 'Again', ana())).toBe('cleared')
  })
})

it('notes that are cleared are gone from the files on the disk', async () => {
  const { file, open } = await testLeadsFile()
  const leads = await open()
  const reference = await accept(leads, { now: 0 })
  await leads.addNote(reference, 'Zenobia was told.', ana(0))
  await sendAll(leads)
  const onDisk = () => ['', '-wal'].some((suffix) => readFileSync(`${file}${suffix}`).includes('Zenobia'))
  expect(onDisk()).toBe(true)
  await leads.purge(91 * millisecondsPerDay, 90)
  expect(onDisk()).toBe(false)
})
