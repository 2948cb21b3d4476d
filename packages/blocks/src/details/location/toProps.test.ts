import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { toProps } from './toProps.ts'

const props = (id: string, language: 'en' | 'es' = 'en') => {
  const context = testContext(language, { records: testRecords })
  const location = context.records.locations.find((one) => one.id === id)
  if (!location) throw new Error(`there is no location ${id}`)
  return toProps(location, context)
}

describe('the page of a location', () => {
  it('[LOC-05] [LOC-13] [LOC-20] shows manager, notes on the hours and an ATM that never closes', () =>
    expect(props('covington')).toMatchObject({
      manager: 'Manager: Yvette Broussard',
      notes: { text: 'Closed Thursday, November 26, for Thanksgiving. The ATM keeps working.' },
      machineAllDay: 'ATM open 24 hours',
    }))

  it('[LOC-21] closes on the holidays of the settings, on the page and for search engines', () => {
    const { hours, structured } = props('covington', 'es')
    expect(hours?.special[0]).toMatchObject({ from: '2026-11-26', hours: ['Cerrado'], reason: 'Día de Acción de Gracias' })
    expect(hours?.page.branch.dated.map(({ from }) => from)).toContain('2026-12-24')
    expect(structured).toMatchObject({
      specialOpeningHoursSpecification: [{ validFrom: '2026-11-26' }, { validFrom: '2026-12-24', closes: '12:00' }, {}],
    })
  })

  it('tells search engines street and suite, and the address that the page names as its own', () => {
    const location = { id: 'one', address1: '12 Main Street', address2: 'Suite 100' }
    const told = (language: 'en' | 'es', path: string) => {
      const context = testContext(language, { records: testRecords })
      return toProps(location, { ...context, path, settings: { ...context.settings, siteUrl: 'https://bank.example' } }).structured
    }
    expect(told('en', '/en/locations/tx/one/')).toMatchObject({
      '@id': 'https://bank.example/locations/tx/one/#branch',
      url: 'https://bank.example/locations/tx/one/',
      address: { streetAddress: '12 Main Street, Suite 100' },
    })
    expect(told('es', '/es/locations/tx/one/')).toMatchObject({ url: 'https://bank.example/es/locations/tx/one/' })
  })

  it('shows its photo, else the picture of the settings, else none', () => {
    const context = testContext('en', { records: testRecords })
    const photoOf = (photo: string | undefined, locationPicture: string | undefined) =>
      toProps({ id: 'one', photo }, { ...context, settings: { ...context.settings, locationPicture } }).photo?.name.split('.')[0]
    expect(photoOf('porch', 'bayou')).toBe('porch')
    expect(photoOf(undefined, 'bayou')).toBe('bayou')
    expect(photoOf(undefined, undefined)).toBeUndefined()
  })

  it('[D-IMG-12] keeps the plate of its picture only where it names its own town', () => {
    const context = testContext('es', { records: testRecords })
    const placeOf = (city: string, state: string) => toProps({ id: 'one', photo: 'bayou', city, state }, context).photo?.place?.text
    expect(placeOf('Lake Martin', 'LA')).toBe('Lake Martin, Luisiana')
    expect([placeOf('Lafayette', 'LA'), placeOf('Lake Martin', 'TX')]).toEqual([undefined, undefined])
  })

  it('[LOC-20] says of an ATM that it never closes only while there is no day on which it does', () => {
    const context = testContext('en', { records: testRecords })
    const machine = { id: 'machine', atm24hours: true }
    expect(toProps(machine, context)).toMatchObject({ machineAllDay: 'ATM open 24 hours', hours: undefined })
    const later = toProps({ ...machine, firstDay: '2027-01-04' }, context)
    expect([later.machineAllDay, later.hours?.columns.map(({ part }) => part)]).toEqual([undefined, ['atm']])
  })

  it('[LOC-20] says from which day on the ATM of a branch that is not open yet never closes', () => {
    const branch = { id: 'one', mon: 'Mon-Fri 9-5', atm24hours: true, firstDay: '2026-12-07' }
    const told = (['en', 'es'] as const).map((language) => toProps(branch, testContext(language, { records: testRecords })))
    expect(told.map(({ machineAllDay, machineFrom }) => `${machineAllDay} ${machineFrom}`)).toEqual([
      'ATM open 24 hours from Monday, December 7, 2026',
      'Cajero automático abierto las 24 horas desde el lunes, 7 de diciembre de 2026',
    ])
    expect(toProps({ ...branch, firstDay: undefined }, testContext('en', { records: testRecords })).machineFrom).toBeUndefined()
  })

  it('leads to the form for appointments where the lobby has hours, and the settings name its page', () => {
    const context = testContext('en', { records: testRecords })
    const settings = { ...context.settings, appointmentPage: '/contact/' }
    const wayFrom = (location: object) => toProps({ id: 'one', ...location }, { ...context, settings }).appointment?.to.href
    expect(wayFrom({ mon: 'Mon-Fri 9-5' })).toContain('/contact/?branch=one')
    expect([wayFrom({ mon: 'By appointment' }), wayFrom({ atm24hours: true })]).toEqual([undefined, undefined])
    expect(toProps({ id: 'one', mon: 'Mon-Fri 9-5' }, context).appointment).toBeUndefined()
  })

  it('[LOC-11] [LOC-12] links to an outside route that ends at the branch', () =>
    expect(props('covington').directions?.to.href).toBe('https://www.google.com/maps/dir/?api=1&destination=30.4755,-90.1009'))

  it('[LOC-15] [LOC-16] [STORE-10] shows the featured services in the bank’s order, without Se Habla Español', () => {
    expect(props('covington').services[0]?.items).toEqual([
      'Retail Banking',
      'Home Lending',
      'Commercial Banking',
      'Drive-thru Services',
      'Has ATM',
      'Agricultural Lending',
    ])
    expect(props('covington', 'es').services[0]?.items[0]).toBe('Banca personal')
  })

  it('[D-LOC-12] says services after that order in the language of the page, too, and as they are written where they have no name', () => {
    const featuredServices = [{ service: 'Agricultural Lending' }, { service: 'Flood Insurance Desk' }, { service: 'Has ATM' }]
    const said = (language: 'en' | 'es') => toProps({ id: 'one', featuredServices }, testContext(language)).services[0]?.items
    expect([said('en'), said('es')]).toEqual([
      ['Has ATM', 'Agricultural Lending', 'Flood Insurance Desk'],
      ['Con cajero automático', 'Préstamos agrícolas', 'Flood Insurance Desk'],
    ])
  })

  it('[STORE-07] [STORE-08] [STORE-09] labels branch services, ATM services and ATM languages in the language of the page', () => {
    const [, counter, machine] = props('covington', 'es').services
    expect(counter?.items).toEqual([
      'Apertura y cierre de cuentas',
      'Cheques de caja',
      'Cajas de seguridad',
      'Notaría',
      'Depósito nocturno',
    ])
    expect([machine?.items, machine?.note]).toEqual([
      ['Retiros', 'Consulta de saldo', 'Depósitos'],
      'El cajero habla: Inglés, Español, Vietnamita',
    ])
  })

  it('[LOC-17] [LOC-18] shows languages by their own names, Spanish added once', () =>
    expect(props('covington').languages.map(({ text, lang, also }) => [text, lang, also])).toEqual([
      ['English', 'en', undefined],
      ['Tiếng Việt', 'vi', 'Vietnamese'],
      ['Français', 'fr', 'French'],
      ['العربية', 'ar', 'Arabic'],
      ['हिन्दी', 'hi', 'Hindi'],
      ['ગુજરાતી', 'gu', 'Gujarati'],
      ['Español', 'es', 'Spanish'],
    ]))

  it('[LOC-19] shows no languages when English is the only one', () => expect(props('covington-hospital-atm').languages).toEqual([]))

  it('[D-ROUTE-8] leads back to its state in the language of the page', () => {
    const { crumbs } = toProps({ id: 'one', state: 'LA', city: 'Covington' }, testContext('es'))
    expect(crumbs.map(({ to }) => to?.href)).toEqual(['/es/locations/', '/es/locations/la/', undefined])
  })

  it('leads back to its state and to the nearest other locations', () => {
    const { crumbs, nearby } = props('covington')
    expect(crumbs.map(({ to, text }) => [to?.href, text])).toEqual([
      ['/en/locations/', 'Locations'],
      ['/locations/la/', 'Louisiana'],
      [undefined, 'Covington'],
    ])
    expect(nearby.map(({ title, distance }) => [title.text, distance])).toEqual([
      ['Parish hospital ATM', '0.75 miles'],
      ['Mandeville', '8.37 miles'],
      ['Mobile home loans', '123.53 miles'],
    ])
  })
})
