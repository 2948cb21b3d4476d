import type { Records } from '@bank/model/collections.ts'
import { testFrame } from './frame.ts'
import { testLocations } from './locations.ts'
import { testPages } from './pages.ts'
import { testDepositRates, testProducts } from './products.ts'

const person = (id: string, firstName: string, lastName: string, more: Partial<Records['staff'][number]> = {}) => ({
  id,
  firstName,
  lastName,
  ...more,
})

/** A small bank: at least one record of every collection that a block or a detail page shows. */
export const testRecords = {
  ...testFrame,
  pages: testPages,
  categories: [
    { id: 'security', name: { en: 'Fraud and safety', es: 'Fraude y seguridad' } },
    { id: 'home', name: { en: 'Home', es: 'Vivienda' } },
  ],
  staff: [
    person('ana', 'Ana', 'Guidry', {
      title: { en: 'Treasury officer', es: 'Ejecutiva de tesorería' },
      phone: '337-555-0117',
      email: 'ana.guidry@gulfpinesbank.example',
      photo: 'portrait-a',
    }),
    person('bo', 'Bo', 'Landry', {
      title: { en: 'Lockbox and deposits', es: 'Buzón y depósitos' },
      phone: '318-555-0119',
      email: 'bo.landry@gulfpinesbank.example',
    }),
    person('lorena', 'Lorena', 'Villaseñor', {
      title: { en: 'Head of treasury management', es: 'Directora de tesorería' },
      phone: '713-555-0121',
      email: 'lorena.villasenor@gulfpinesbank.example',
      photo: 'portrait-b',
    }),
    person('marcus', 'Marcus', 'Delaune'),
  ],
  'staff-regions': [
    { id: 'houston', name: { en: 'Houston' }, Person: ['lorena'] },
    { id: 'south-louisiana', name: { en: 'South Louisiana', es: 'Sur de Luisiana' }, Person: ['ana', 'bo'] },
    { id: 'jackson', name: { en: 'Jackson' }, Person: ['marcus'] },
    { id: 'north-louisiana', name: { en: 'North Louisiana', es: 'Norte de Luisiana' }, Person: ['bo'] },
  ],
  'deposit-rates': testDepositRates,
  products: testProducts,
  'product-categories': [
    {
      id: 'checking',
      name: { en: 'Checking', es: 'Cuentas de cheques' },
      Product: ['first-account-en', 'everyday-checking-en', 'workboat-checking-en', 'everyday-checking-es'],
    },
    { id: 'savings', name: { en: 'Savings', es: 'Ahorros' }, Product: ['seedling-savings-en'] },
    { id: 'certificates', name: { en: 'Certificates', es: 'Certificados' }, Product: [] },
  ],
  'faq-categories': [
    { id: 'cards', name: { en: 'Cards', es: 'Tarjetas' } },
    { id: 'lost', name: { en: 'Lost or stolen', es: 'Perdidas o robadas' }, Parent: 'cards' },
    { id: 'opening', name: { en: 'Opening an account', es: 'Abrir una cuenta' } },
  ],
  'faq-questions': [
    {
      id: 'lost-card',
      question: { en: 'My card is gone. What first?', es: 'Se me perdió la tarjeta. ¿Qué hago primero?' },
      answer: {
        en: '<p>Lock it in the app, then <a href="/fraud/">call us</a>. Locking takes effect at once.</p>',
        es: '<p>Bloquéela en la aplicación y luego <a href="/fraud/">llámenos</a>. El bloqueo es inmediato.</p>',
      },
      Category: 'lost',
    },
    {
      id: 'foreign-charge',
      question: { en: 'What does a purchase abroad cost?', es: '¿Cuánto cuesta una compra en el extranjero?' },
      answer: { en: '<p>One percent of the amount in dollars.</p>', es: '<p>El uno por ciento del monto en dólares.</p>' },
      Category: 'cards',
    },
    {
      id: 'what-to-bring',
      question: { en: 'What should I bring?', es: '¿Qué debo llevar?' },
      answer: {
        en: '<p>A photo ID and your Social Security number or ITIN.</p>',
        es: '<p>Una identificación con foto y su número de Seguro Social o ITIN.</p>',
      },
      Category: 'opening',
    },
  ],
  locations: testLocations,
  posts: [
    {
      id: 'first-house',
      uri: '/blog/first-house/',
      title: { en: 'Saving for a first house on a shift schedule', es: 'Ahorrar para la primera casa con turnos' },
      intro: {
        en: 'Three families tell what they cut, what they kept and how long it took them.',
        es: 'Tres familias cuentan qué recortaron, qué conservaron y cuánto tardaron.',
      },
      date: '2026-10-02',
      Topic: ['home'],
      featuredImage: 'porch',
    },
    {
      id: 'flood-insurance',
      uri: '/blog/flood-insurance/',
      title: {
        en: 'What flood insurance covers and what we ask for',
        es: 'Seguro contra inundación: qué cubre y qué exige',
      },
      intro: {
        en: 'A policy takes thirty days to begin, so the time to read one is before the first name is on the map.',
        es: 'Una póliza tarda treinta días en empezar, así que conviene leerla antes de que haya un nombre en el mapa.',
      },
      body: {
        en: '<p>A policy takes thirty days to begin.</p><h2>What it covers</h2><p>The building and what is in it, up to the limits on the first page.</p><ul><li>Walls, floors and wiring</li><li>The water heater</li></ul><blockquote>Read the first page twice.</blockquote>',
        es: '<p>Una póliza tarda treinta días en empezar.</p><h2>Qué cubre</h2><p>El edificio y lo que hay dentro, hasta los límites de la primera página.</p>',
      },
      date: '2026-11-09',
      category: { en: 'Home', es: 'Vivienda' },
      featuredImage: 'bayou',
      author: 'Delphine Arceneaux',
    },
    {
      id: 'gift-cards',
      title: { en: 'Nobody collects taxes in gift cards', es: 'Nadie cobra impuestos con tarjetas de regalo' },
      intro: { en: 'The call sounds official and it is always urgent.', es: 'La llamada suena oficial y siempre es urgente.' },
      date: '2026-09-14',
      Topic: ['security'],
    },
  ],
  releases: [
    {
      id: 'hattiesburg',
      uri: '/news/hattiesburg/',
      title: { en: 'A new banking center in Hattiesburg', es: 'Una sucursal nueva en Hattiesburg' },
      date: '2026-11-12',
      category: { en: 'Branches', es: 'Sucursales' },
      featuredImage: 'main-street',
    },
    {
      id: 'results',
      uri: '/news/results/',
      title: { en: 'Third-quarter results', es: 'Resultados del tercer trimestre' },
      date: '2026-10-21',
    },
    {
      id: 'scholarships',
      uri: '/news/scholarships/',
      title: { en: 'Twelve scholarships for welders', es: 'Doce becas para soldadores' },
      date: '2026-08-03',
    },
  ],
  reports: [
    {
      id: 'annual-2025',
      uri: '/userfiles/annual-report-2025.pdf',
      title: { en: 'Annual report 2025', es: 'Informe anual 2025' },
      intro: { en: 'The year in figures.', es: 'El año en cifras.' },
      date: '2026-03-10',
    },
  ],
  events: [
    {
      id: 'homebuyer-night',
      uri: '/events/homebuyer-night/',
      title: { en: 'First-time homebuyer night', es: 'Noche del primer comprador' },
      summary: {
        en: 'Two loan officers, an inspector and a title attorney answer questions for as long as there are any. Bring a pay stub if you want a number, or come with nothing at all and listen.',
        es: 'Dos ejecutivos de préstamos, un inspector y una abogada de títulos contestan preguntas mientras haya alguna. Traiga un talón de pago si quiere una cifra, o venga sin nada y escuche.',
      },
      description: {
        en: 'Supper is on us.\n\nChildren are welcome; there is a table with crayons.',
        es: 'La cena va por nuestra cuenta.\n\nLos niños son bienvenidos; hay una mesa con crayones.',
      },
      startDate: '2026-12-03',
      time: { en: '6 p.m. to 8 p.m.', es: 'De 6 a 8 p. m.' },
      place: { en: 'Covington banking center', es: 'Sucursal de Covington' },
      photo: 'porch',
    },
    {
      id: 'shred-day',
      name: { en: 'Shred day', es: 'Día de triturar' },
      summary: { en: 'Two boxes a car.', es: 'Dos cajas por auto.' },
      showDate: { en: 'Every spring', es: 'Cada primavera' },
    },
    {
      id: 'boat-show',
      title: { en: 'Boat loan Saturday', es: 'Sábado de préstamos para botes' },
      startDate: '2026-11-28',
      place: { en: 'Biloxi harbor', es: 'Puerto de Biloxi' },
    },
  ],
  stories: [
    {
      id: 'ice-house',
      uri: '/about/',
      title: { en: 'The ice house that needed a second compressor', es: 'La fábrica de hielo que necesitaba otro compresor' },
      problem: { en: 'One compressor, forty boats and a hot July.', es: 'Un compresor, cuarenta barcos y un julio caliente.' },
      solution: {
        en: 'A loan that is paid in the season and rests outside of it.',
        es: 'Un préstamo que se paga en temporada y descansa fuera de ella.',
      },
      result: { en: 'Ice every morning, and paid off a year early.', es: 'Hielo cada mañana y pagado un año antes.' },
      photo: 'shrimp-boat',
    },
  ],
  portfolios: [
    {
      id: 'mill',
      uri: '/about/',
      name: { en: 'The old cotton mill', es: 'La antigua algodonera' },
      description: {
        en: '<p>Forty-two apartments where there were looms.</p>',
        es: '<p>Cuarenta y dos apartamentos donde hubo telares.</p>',
      },
      photo: 'lighthouse',
    },
    {
      id: 'clinic',
      name: { en: 'A clinic in Pineville', es: 'Una clínica en Pineville' },
      description: { en: '<p>Open seven days.</p>', es: '<p>Abierta los siete días.</p>' },
      photo: 'seedling',
    },
  ],
  trainings: [
    {
      id: 'phishing',
      title: { en: 'Spot the hook', es: 'Detecte el anzuelo' },
      body: { en: '<p>Ten messages, three of them real.</p>', es: '<p>Diez mensajes, tres de ellos verdaderos.</p>' },
      day: 1,
    },
    {
      id: 'passwords',
      title: { en: 'Passwords you can remember', es: 'Contraseñas que se recuerdan' },
      body: { en: '<p>Four words and a reason.</p>', es: '<p>Cuatro palabras y una razón.</p>' },
    },
    {
      id: 'calls',
      title: { en: 'Hang up, look up, call back', es: 'Cuelgue, busque, llame' },
      label: { en: 'Lesson', es: 'lección' },
      day: 11,
    },
  ],
  'service-posts': [
    {
      id: 'lockbox',
      icon: 'mail',
      iconWidth: 40,
      title: { en: 'Lockbox', es: 'Buzón' },
      intro: { en: 'Checks come to us and post the same day.', es: 'Los cheques llegan con nosotros y se acreditan el mismo día.' },
      uri: '/business/',
      linkText: { en: 'How lockbox works', es: 'Cómo funciona' },
    },
  ],
  'info-cards': [
    {
      id: 'email',
      icon: 'email_fraud',
      title: { en: 'The email with a button', es: 'El correo con un botón' },
      intro: { en: 'It looks like ours. The address is not.', es: 'Parece nuestro. La dirección no lo es.' },
      body: { en: '<p>We never ask for a password.</p>', es: '<p>Nunca pedimos una contraseña.</p>' },
    },
    {
      id: 'anything',
      title: { en: 'Anything that rushes you', es: 'Todo lo que le apura' },
      intro: { en: 'Hurry is the tool.', es: 'La prisa es la herramienta.' },
    },
  ],
} satisfies Partial<Records>

type Kept = typeof testRecords

/** One record of the bank, whole. Throws when there is none, for a test of nothing proves nothing. */
export const testRecord = <Slug extends keyof Kept>(slug: Slug, id: Kept[Slug][number]['id']): Records[Slug][number] => {
  const found = (testRecords as Partial<Records>)[slug]?.find((record) => record.id === id)
  if (!found) throw new Error(`The sample bank has no ${slug} ${id}`)
  return found
}
