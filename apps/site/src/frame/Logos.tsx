/** Names of the networks, for people who cannot see the signs (D-FOOT-5). */
export const socialNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
}

const socialPaths: Readonly<Record<string, string>> = {
  facebook: 'M14 8.5H16.5V5H13.8C11.2 5 9.8 6.6 9.8 9.2V11H7.5V14.2H9.8V21H13.2V14.2H15.9L16.5 11H13.2V9.5C13.2 8.8 13.4 8.5 14 8.5Z',
  x: 'M4 4H8.8L13.1 9.9L18.2 4H20.2L14 11.2L20.6 20H15.8L11.1 13.7L5.7 20H3.7L10.2 12.4ZM6.8 5.5L16.5 18.5H17.8L8.1 5.5Z',
  linkedin:
    'M5 9.5H8.2V20H5ZM6.6 4.3A1.9 1.9 0 1 1 6.6 8.1A1.9 1.9 0 1 1 6.6 4.3ZM10.4 9.5H13.4V10.9C13.9 10 15 9.2 16.6 9.2C19.4 9.2 20 11 20 13.7V20H16.8V14.3C16.8 13 16.7 12 15.3 12C13.9 12 13.6 13.1 13.6 14.3V20H10.4Z',
  instagram:
    'M8 3.5H16C18.5 3.5 20.5 5.5 20.5 8V16C20.5 18.5 18.5 20.5 16 20.5H8C5.5 20.5 3.5 18.5 3.5 16V8C3.5 5.5 5.5 3.5 8 3.5ZM8 5.3C6.5 5.3 5.3 6.5 5.3 8V16C5.3 17.5 6.5 18.7 8 18.7H16C17.5 18.7 18.7 17.5 18.7 16V8C18.7 6.5 17.5 5.3 16 5.3ZM12 7.7A4.3 4.3 0 1 1 12 16.3A4.3 4.3 0 1 1 12 7.7ZM12 9.5A2.5 2.5 0 1 0 12 14.5A2.5 2.5 0 1 0 12 9.5ZM16.7 6.2A1.1 1.1 0 1 1 16.7 8.4A1.1 1.1 0 1 1 16.7 6.2Z',
  youtube:
    'M4.6 6.2C6 5.6 18 5.6 19.4 6.2C20.4 6.6 21 7.4 21.2 8.6C21.5 10.6 21.5 13.4 21.2 15.4C21 16.6 20.4 17.4 19.4 17.8C18 18.4 6 18.4 4.6 17.8C3.6 17.4 3 16.6 2.8 15.4C2.5 13.4 2.5 10.6 2.8 8.6C3 7.4 3.6 6.6 4.6 6.2ZM10 9V15L15.2 12Z',
}

/** The sign of a network; its name is on the link around it. */
export const SocialLogo = ({ network }: { network: string }) => (
  <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" focusable="false">
    <path fill="currentColor" fillRule="evenodd" d={socialPaths[network]} />
  </svg>
)

/** The deposit-insurance sign (FOOT-07); its words stand beside it. */
export const FdicLogo = () => <b aria-hidden="true">FDIC</b>

/** The equal-housing sign (FOOT-09); its words stand beside it. */
export const EqualHousingLogo = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M16 2L30 10.5V14H27.5V27H4.5V14H2V10.5ZM16 6.2L7.5 11.4V24H24.5V11.4ZM11 12.8H21V16H11ZM11 18.4H21V21.6H11Z"
    />
  </svg>
)
