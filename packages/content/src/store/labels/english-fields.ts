/** What fields are called in the English admin whose names do not say it, by their name; one of several rows first where a field holds rows. */
const englishFields: Readonly<Record<string, string | readonly [row: string, rows: string]>> = {
  id: 'ID',
  Audience_json: 'Audience (JSON)',
  subHeadline: 'Subheadline',
  sideSub: 'Side Subtitle',
  sidebarCTAs: ['Sidebar Button', 'Sidebar Buttons'],
  sidebarCTAs_json: 'Sidebar Buttons (JSON)',
  links_json: 'Links (JSON)',
  pages_json: 'Pages (JSON)',
  tiles_json: 'Tiles (JSON)',
  cta: 'Button Text',
  ctaLink: 'Button Link',
  uri: 'Web Address',
  url: 'Web Address',
  urls: 'Web Addresses',
  meta: 'Data for Search Engines',
  bgimage: 'Background Image',
  alt: 'Alternative Text',
  captionsEn: 'Captions in English',
  captionsEs: 'Captions in Spanish',
  mailto: 'Recipient’s Email',
  showFDICLogo: 'Show FDIC Logo',
  utm_campaign: 'Campaign (UTM)',
  address1: 'Address Line 1',
  address2: 'Address Line 2',
  zip: 'ZIP Code',
  lat: 'Latitude',
  lng: 'Longitude',
  atm: 'ATM',
  atm24hours: 'ATM Open 24 Hours',
  atmHours: 'ATM Hours',
  atmServices: ['ATM Service', 'ATM Services'],
  atmLanguages: ['ATM Language', 'ATM Languages'],
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  dtMon: 'Drive-thru on Monday',
  dtTue: 'Drive-thru on Tuesday',
  dtWed: 'Drive-thru on Wednesday',
  dtThu: 'Drive-thru on Thursday',
  dtFri: 'Drive-thru on Friday',
  dtSat: 'Drive-thru on Saturday',
  fisProductID: 'FIS Product ID',
  minDepositOpen: 'Minimum Opening Deposit',
  siteUrl: 'Web Address of the Site',
  fdicStatement: 'FDIC Statement',
  swiftCode: 'SWIFT Code',
  loginUrl: 'Address to Log In',
  treasuryLoginUrl: 'Address to Log In to Treasury',
  enrolUrl: 'Address to Enroll',
  forgotUserIdUrl: 'Address for a Forgotten User ID',
  loanPaymentUrl: 'Address to Pay Loans',
  applicationServletUrl: 'Address to Open Accounts',
  applicationServiceUrl: 'Address to Continue Applications',
  inForce: 'Release in Force',
  institutionId: 'Institution ID',
  iphoneAppUrl: 'iPhone App',
  androidAppUrl: 'Android App',
  savingsAsOf: 'Savings Rates as of',
}

/** Its name in words, as the store makes them of names. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/(?=[A-Z])/g, ' ').trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What a field is called in the English admin, and one of its rows where that is not what the store makes of its name. */
export const englishLabels = (name: string): { readonly row?: string; readonly all: string } => {
  const own = englishFields[name]
  if (own === undefined) return { all: inWords(name) }
  return typeof own === 'string' ? { row: own, all: own } : { row: own[0], all: own[1] }
}
