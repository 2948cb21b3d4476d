import { expect, it } from 'vitest'
import { passwordProblem } from './password-policy.ts'

const known = {
  emails: ['montgomery@bank.example', 'zoe.thibodeaux@gulfpines.example'],
  bank: ['Gulf Pines Bank', 'www.gulfpines.example', 'Houston', 'Baton Rouge', 'New Orleans', 'Acadiana', 'Cinturón de Pinos'],
}

it.each([
  ['abc', 'at least 12 characters'],
  ['', 'at least 12 characters'],
  ['😀😀😀😀😀😀', 'at least 12 characters'],
  ['a'.repeat(201), 'at most 200 characters'],
  ['Password123!', 'easy to guess or was leaked'],
  ['123456789012', 'easy to guess or was leaked'],
  ['!!!!!!!!!!!!', 'easy to guess or was leaked'],
  ['83920174659201', 'easy to guess or was leaked'],
  ['aaaaaaaaaaaaaa', 'easy to guess or was leaked'],
  ['letmeinletmein', 'easy to guess or was leaked'],
  ['ｐａｓｓｗｏｒｄ1234', 'easy to guess or was leaked'],
  ['unbelievable', 'easy to guess or was leaked'],
  ['correcthorsebatterystaple', 'easy to guess or was leaked'],
  ['Correct Horse Battery Staple 1!', 'easy to guess or was leaked'],
  ['thequickbrownfox', 'easy to guess or was leaked'],
  ['tobeornottobe', 'easy to guess or was leaked'],
  ['To be, or not to be', 'easy to guess or was leaked'],
  ['ilovemybank2026', 'easy to guess or was leaked'],
  ['amomibanco2026', 'easy to guess or was leaked'],
  ['mybankaccount2026', 'easy to guess or was leaked'],
  ['blueheron2291', 'easy to guess or was leaked'],
  ['z o e t h i b o d e a u x', 'names of yours or of the bank'],
  ['xuaedobiht-eoz', 'names of yours or of the bank'],
  ['x u a e d o b i h t', 'names of yours or of the bank'],
  ['Y-r-e-m-o-g-t-n-o-M 2026', 'names of yours or of the bank'],
  ['knab senip flug 26', 'names of yours or of the bank'],
  ['qwertyuiop12', 'easy to guess or was leaked'],
  ['contraseña2026', 'easy to guess or was leaked'],
  ['gulfpinesbank2026', 'names of yours or of the bank'],
  ['GulfPinesBank2026!', 'names of yours or of the bank'],
  ['Gulf-Pines-2026', 'names of yours or of the bank'],
  ['pinesgulf2026bank', 'names of yours or of the bank'],
  ['bank of the gulf pines', 'names of yours or of the bank'],
  ['Pine Gulf Bank 2026', 'names of yours or of the bank'],
  ['the-pines-of-the-gulf-26', 'names of yours or of the bank'],
  ['houston strong 2026', 'names of yours or of the bank'],
  ['Baton Rouge bank team', 'names of yours or of the bank'],
  ['amor por texas 2026', 'names of yours or of the bank'],
  ['Gulf-Pines-Houston-Rate', 'names of yours or of the bank'],
  ['Acadiana-Baton-Rouge-1', 'names of yours or of the bank'],
  ['new-orleans-acadiana', 'names of yours or of the bank'],
  ['cinturon de pinos', 'names of yours or of the bank'],
  ['Mortgage-Checking-Rates', 'names of yours or of the bank'],
  ['Certificates-Deposits-8', 'names of yours or of the bank'],
  ['Rates-Mortgage-2027', 'names of yours or of the bank'],
  ['account number 2026', 'names of yours or of the bank'],
  ['money market account', 'names of yours or of the bank'],
  ['automated teller machine', 'names of yours or of the bank'],
  ['tasa de interés fija', 'names of yours or of the bank'],
  ['Houston Coast Region 1', 'names of yours or of the bank'],
  ['checkingratesmortgage8', 'names of yours or of the bank'],
  ['Tasas-Hipotecas-2027', 'names of yours or of the bank'],
  ['préstamos y depósitos 8', 'names of yours or of the bank'],
  ['cuentas de ahorro en Houston', 'names of yours or of the bank'],
  ['ThibodeauxZoe1984', 'names of yours or of the bank'],
  ['Montgomery2026', 'the name before the @ of your address'],
  ['zoe.thibodeaux1!', 'the name before the @ of your address'],
  ['Montgomery@bank.example', 'must not be your address'],
  ['my montgomery@bank.example', 'must not be your address'],
  [123_456_789_012, 'must be a text'],
])('refuses %j as a password', async (password, message) => {
  expect((await passwordProblem(password, known))?.en).toContain(message)
})

it.each([
  'a bird in the hand is worth two in the bush',
  'ABirdInTheHandIsWorthTwoInTheBush1',
  'A bird in the hand...',
  'worth two in the bush!!',
  'the early bird catches the worm',
  'The-Early-Bird-Catches-The-Worm-2026',
  'actionsspeaklouderthanwords',
  '123 Actions speak louder than words 456',
  'when in rome do as the romans do',
  "Don't count your chickens before they hatch!",
  'dont count your chickens before they hatch',
  'You can’t judge a book by its cover',
  'All you need is love, love',
  'we will rock you 1977',
  'mas vale tarde que nunca',
  'Más vale tarde que nunca.',
  'MasValeTardeQueNunca99',
  'camaron que se duerme se lo lleva la corriente',
  'Camarón que se duerme, se lo lleva la corriente',
  'se lo lleva la corriente 7',
  '¡Ojos que no ven, corazón que no siente!',
  'enunlugardelamancha',
  'al que madruga Dios le ayuda',
  'El que madruga, Dios le ayuda',
  'easy as pie 1 2 3',
  'El Señor es mi pastor',
])('refuses %j, which everybody knows', async (password) => {
  expect((await passwordProblem(password, known))?.en).toContain('easy to guess or was leaked')
})

it('says what is wrong in Spanish, too', async () => {
  const said = async (password: unknown) => (await passwordProblem(password, known))?.es
  expect(await said('gulfpinesbank2026')).toBe(
    'Esta contraseña es fácil de adivinar o se filtró en otro lugar; elija varias palabras que no sean nombres suyos ni del banco.',
  )
  expect(await said('abc')).toBe('La contraseña debe tener al menos 12 caracteres.')
})

it.each([
  'pelican-levee-47-gumbo',
  'Blue-Heron-2291-marsh',
  'velvet-anchor-maple-quartz',
  'savings-otter-lantern-mint',
  'cypress.knees.at.dusk',
  'tres tortugas en el río',
  'xkT9$wq2Lp0z',
  'a long password for tests',
  'only for a play of editors',
  'the bird of the bush sold my worm',
  'ojos de corriente y camaron verde',
  'all you need is kolm-73-ubrato',
  'the early worm avoids birds',
  'the gulf of otters and kelp',
  'bank-k7Qv-92xd-mT4w',
  '7#4$a9!2el-60^8w@3',
])('takes %j as a password', async (password) => {
  expect(await passwordProblem(password, known)).toBeUndefined()
})

it('knows the names that it is told, and no others', async () => {
  expect(await passwordProblem('quixotzembla2026', { emails: [], bank: [] })).toBeUndefined()
  expect((await passwordProblem('quixotzembla2026', { emails: [], bank: ['Quixot Zembla'] }))?.en).toContain('easy to guess')
})

it('knows the last part of an address as a name, and that of a host as none', async () => {
  const address = 'quixot.zemblaphor@bank.example'
  expect((await passwordProblem('zemblaphor 2026', { emails: [address], bank: [] }))?.en).toContain('names of yours')
  expect(await passwordProblem('zemblaphor 2026', { emails: ['quixot@bank.zemblaphor'], bank: [] })).toBeUndefined()
})
