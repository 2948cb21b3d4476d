/** Values whose words do not say what they are called. */
const named: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Spanish',
  tx: 'Texas',
  la: 'Louisiana',
  ms: 'Mississippi',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  atm: 'ATM',
  irs_fraud: 'IRS fraud',
  'forgot-user-id': 'Forgot user ID',
  driveThru: 'Drive-thru',
}

/** What a value to choose from is called in the English admin: `Time sensitive` for `timeSensitive`. Values in words stay as they are. */
export const englishOption = (value: string): string => {
  const known = named[value]
  if (known !== undefined || /^\p{Lu}/u.test(value)) return known ?? value
  const words = value.replaceAll(/[_/-]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
