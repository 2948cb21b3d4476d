/** Names of the networks, for people who cannot see the signs (D-FOOT-5). */
export const socialNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
}

const socialPaths: Readonly<Record<string, string>> = {
  facebook: 'M14 8.5h2.5V5h-2.7c-2.6 0-4 1.6-4 4.2V11H7.5v3.2h2.3V21h3.4v-6.8h2.7l.6-3.2h-3.3V9.5c0-.7.2-1 .8-1',
  x: 'M4 4h4.8l4.3 5.9L18.2 4h2L14 11.2l6.6 8.8h-4.8l-4.7-6.3L5.7 20h-2l6.5-7.6Zm2.8 1.5 9.7 13h1.3l-9.7-13Z',
  linkedin:
    'M5 9.5h3.2V20H5Zm1.6-5.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 1 1 0-3.8m3.8 5.2h3v1.4c.5-.9 1.6-1.7 3.2-1.7 2.8 0 3.4 1.8 3.4 4.5V20h-3.2v-5.7c0-1.3-.1-2.3-1.5-2.3s-1.7 1.1-1.7 2.3V20h-3.2Z',
  instagram:
    'M8 3.5h8c2.5 0 4.5 2 4.5 4.5v8c0 2.5-2 4.5-4.5 4.5H8c-2.5 0-4.5-2-4.5-4.5V8c0-2.5 2-4.5 4.5-4.5m0 1.8C6.5 5.3 5.3 6.5 5.3 8v8c0 1.5 1.2 2.7 2.7 2.7h8c1.5 0 2.7-1.2 2.7-2.7V8c0-1.5-1.2-2.7-2.7-2.7Zm4 2.4a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 1 1 0-8.6m0 1.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5m4.7-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 1 1 0-2.2',
  youtube:
    'M4.6 6.2c1.4-.6 13.4-.6 14.8 0q1.5.6 1.8 2.4c.3 2 .3 4.8 0 6.8q-.3 1.8-1.8 2.4c-1.4.6-13.4.6-14.8 0q-1.5-.6-1.8-2.4c-.3-2-.3-4.8 0-6.8q.3-1.8 1.8-2.4M10 9v6l5.2-3Z',
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
      d="m16 2 14 8.5V14h-2.5v13h-23V14H2v-3.5Zm0 4.2-8.5 5.2V24h17V11.4Zm-5 6.6h10V16H11Zm0 5.6h10v3.2H11Z"
    />
  </svg>
)
