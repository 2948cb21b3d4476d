import type { Settings } from '@bank/model/settings.ts'

const host = (name: string): string => `${name}.gulfpinesbank.example`

/** The only hosts that the settings below send log-ins and applications to, as a deployment names them. */
export const testBankingHosts = ['online', 'treasury', 'payments', 'apply'].map(host)

/** Settings with everything that the bank must decide. */
export const testSettings = {
  bankName: 'Gulf Pines Bank',
  siteTitle: { en: 'Up early, close by and careful with your money', es: 'Madrugamos, estamos cerca y cuidamos su dinero' },
  author: 'Gulf Pines Bank',
  siteUrl: `https://${host('www')}`,
  fdicStatement: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
  routingNumber: '065401550',
  swiftCode: 'GPBKUS44',
  mortgageLicense: '1905550',
  tollFreeNumber: '800-555-0142',
  supportEmail: 'help@gulfpinesbank.example',
  locationPicture: 'bayou',
  socialLinks: (['facebook', 'x', 'linkedin', 'instagram', 'youtube'] as const).map((network) => ({
    network,
    url: `https://${network}.example/gulfpines/`,
  })),
  loginUrl: `https://${host('online')}/login`,
  treasuryLoginUrl: `https://${host('treasury')}/login`,
  enrolUrl: `https://${host('online')}/enroll`,
  forgotUserIdUrl: `https://${host('online')}/forgot`,
  loanPaymentUrl: `https://${host('payments')}/`,
  applicationServletUrl: `https://${host('apply')}/servlet`,
  applicationServiceUrl: `https://${host('apply')}/service`,
  institutionId: '5550142',
  savingsTiers: [{ upTo: 40_000, rate: 0.045 }, { rate: 0.005 }],
  savingsAsOf: '2026-11-20',
  departments: [{ name: 'Treasury', email: 'treasury@gulfpinesbank.example' }],
  bankHolidays: [
    { date: '2027-01-01', name: { en: 'New Year’s Day', es: 'Año Nuevo' } },
    { date: '2026-11-26', name: { en: 'Thanksgiving Day', es: 'Día de Acción de Gracias' } },
    { date: '2026-12-24', hours: '9am-noon', name: { en: 'Christmas Eve', es: 'Nochebuena' } },
  ],
  telephoneHours: 'Daily 8am-8pm',
  appointmentTopics: [
    { topic: 'open-account', name: { en: 'Open an account', es: 'Abrir una cuenta' } },
    { topic: 'home-loan', name: { en: 'A home loan', es: 'Un préstamo para vivienda' } },
  ],
  contactSubject: 'From the website',
} satisfies Settings
