import { describe, expect, it } from 'vitest'
import { type ClosedBranch, closureAlertId, closureAlertText } from './closure-alert.ts'

const branch = (id: string, state = 'LA', fields: Partial<ClosedBranch> = {}): ClosedBranch => ({
  id,
  slugs: [id],
  state,
  county: undefined,
  isMachine: false,
  hidden: undefined,
  title: { en: id },
  atm: false,
  ...fields,
})

const names = ['Houma', 'Kenner', 'Slidell', 'Metairie', 'Gretna', 'Hammond', 'Covington']
const louisiana = names.map((name) => branch(name))
const mississippi = [branch('Biloxi', 'MS'), branch('Gulfport', 'MS')]
const all = [...louisiana, ...mississippi, branch('ATM one', 'LA', { isMachine: true }), branch('ATM two', 'LA', { isMachine: true })]
const words = { reason: { en: 'Hurricane Odette', es: 'Huracán Odette' } }
const said = (closed: readonly ClosedBranch[], own: object = words) => closureAlertText({ ...words, ...own }, closed, all)

describe('the alert about closed branches', () => {
  it('says in both languages what is closed and why, and leads to what is open', () => {
    expect(said([branch('Kenner'), branch('Biloxi', 'MS')])).toEqual({
      en: '<b>Closed until further notice: Hurricane Odette.</b> Kenner and Biloxi. <a href="/locations/">Find an open branch</a>',
      es: '<b>Cerrado hasta nuevo aviso: Huracán Odette.</b> Kenner y Biloxi. <a href="/locations/">Busque una sucursal abierta</a>',
    })
  })

  it('names a state where all of its branches are closed, and counts where they are many', () => {
    expect(said([...louisiana, ...mississippi]).en).toContain('</b> All branches in Louisiana and all branches in Mississippi. <a')
    expect(said(louisiana.slice(1)).en).toContain('</b> 6 branches in Louisiana. <a')
    expect(said(louisiana.slice(1)).es).toContain('</b> 6 sucursales de Luisiana. <a')
    expect(said(louisiana.slice(2)).en).toContain('</b> Slidell, Metairie, Gretna, Hammond, and Covington. <a')
  })

  it('speaks of all branches of a state whatever there is that visitors do not see', () => {
    const hidden = branch('Laurel', 'MS', { hidden: 'is a draft' })
    expect(closureAlertText(words, mississippi, [...all, hidden]).en).toContain('</b> All branches in Mississippi. <a')
  })

  it('tells of ATMs that are closed, too', () => {
    const machines = all.filter(({ isMachine }) => isMachine).map((one) => ({ ...one, atm: true }))
    expect(said([branch('Kenner', 'LA', { atm: true }), ...machines]).en).toContain(
      'Kenner and all ATMs in Louisiana. ATMs at these branches are closed, too. <a',
    )
    expect(said(machines).en).not.toContain('at these branches')
  })

  it('says what somebody wrote instead, as text', () => {
    const alertText = { en: 'Stay home & safe <3', es: 'Quédense en casa' }
    expect(said(mississippi, { alertText }).en).toMatch(/^<b>Stay home &amp; safe &lt;3<\/b> All branches/)
    expect(said(mississippi, { alertText }).es).toMatch(/^<b>Quédense en casa<\/b> Todas las sucursales de Misisipi\./)
  })

  it('is shared by branches that are closed for the same reason in the same words', () => {
    const id = closureAlertId(words)
    expect(closureAlertId({ reason: { ...words.reason } })).toBe(id)
    expect(
      new Set([id, closureAlertId({ reason: { en: 'Repairs' } }), closureAlertId({ ...words, alertText: { en: 'x', es: 'y' } })]).size,
    ).toBe(3)
  })
})
