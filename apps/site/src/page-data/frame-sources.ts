/** What only the frame of a page is made of: its menus and settings, its alerts, and whether its record asks for the logo. */
export const frameSources = { frame: 'frame', alerts: 'alerts', fdicLogo: 'fdic-logo' } as const

const frameRead = new RegExp(`^[a-z]+-(?:${Object.values(frameSources).join('|')}):`)

/** Whether a read concerns the frame of a page alone, so that its main part stays as it is. */
export const isFrameRead = (read: string): boolean => frameRead.test(read)
