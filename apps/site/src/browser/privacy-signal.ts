/** Whether the browser says for its user, to every site, that nothing may be made of what it shows: `Sec-GPC: 1` on the wire (D-AUD-9). */
export const asksForPrivacy = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
