import type { SpotIconName } from '@bank/model/icons.ts'

/** A drawing on a grid of 24: the flat second ink, and the line over it. */
export type SpotDrawing = { readonly ink: string; readonly line: string }

/** The hook in every fraud icon. It never moves, so that twelve icons read as one family. */
export const hook = 'M19.6 4.4V13.6A3.3 3.3 0 0 1 13 13.6V12.2M13 12.2L11.3 13.9'

/** Path data of the icons of two inks, the bank's own artwork. */
export const spotDrawings: Readonly<Record<SpotIconName, SpotDrawing>> = {
  'fraud-email': {
    ink: 'M2.5 8.5H15.5V18.5H2.5Z',
    line: 'M2.5 8.5H15.5V18.5H2.5ZM2.5 9.2L9 14.2L15.5 9.2',
  },
  'fraud-text': {
    ink: 'M2.5 8H15.5V17H8L4.8 19.8V17H2.5Z',
    line: 'M2.5 8H15.5V17H8L4.8 19.8V17H2.5ZM5.6 11.4H11.2M5.6 14H8.6',
  },
  'fraud-phone': {
    ink: 'M3 7.6H8.6V20.4H3Z',
    line: 'M4.2 8.2L6.6 7.6L8.2 11.2L6.6 12.6C7.4 14.4 8.8 15.8 10.6 16.6L12 15L15.6 16.6L15 19C14.6 20 13.6 20.4 12.6 20.2C7.8 19.4 4 15.6 3 10.6C2.8 9.6 3.2 8.6 4.2 8.2Z',
  },
  'fraud-card': {
    ink: 'M2.5 9H15.5V18.5H2.5Z',
    line: 'M2.5 9H15.5V18.5H2.5ZM2.5 12.2H15.5M5 15.8H7.6',
  },
  'fraud-website': {
    ink: 'M2.5 8H15.5V19H2.5Z',
    line: 'M2.5 8H15.5V19H2.5ZM2.5 11.2H15.5M4.6 9.6H4.7M6.7 9.6H6.8',
  },
  'fraud-irs': {
    ink: 'M3.5 7H13.5V20H3.5Z',
    line: 'M3.5 7H10.8L13.5 9.7V20H3.5ZM10.8 7V9.7H13.5M6 12.8H9M6 15H11M6 17.2H9.5',
  },
  'fraud-voice': {
    ink: 'M3 11H14V17H3Z',
    line: 'M3 12.6V15.4M5.8 10.4V17.6M8.6 8.2V19.8M11.4 11V17M14.2 12.8V15.2',
  },
  'fraud-mail': {
    ink: 'M2.5 8.5H15.5V18.5H2.5Z',
    line: 'M2.5 8.5H15.5V18.5H2.5ZM11.6 10.6H13.6V12.8H11.6ZM5 13.6H8.6M5 15.8H7.4',
  },
  'fraud-social': {
    ink: 'M4 15H14V20H4Z',
    line: 'M9 13.6A3.2 3.2 0 1 0 9 7.2A3.2 3.2 0 0 0 9 13.6ZM3.2 20C3.6 17.2 5.8 15.6 9 15.6C12.2 15.6 14.4 17.2 14.8 20',
  },
  'fraud-peer': {
    ink: 'M3 9H14V12H3ZM3 15H14V18H3Z',
    line: 'M3 10.5H13.4M10.8 7.9L13.4 10.5L10.8 13.1M14.4 17H4M6.6 14.4L4 17L6.6 19.6',
  },
  'fraud-employment': {
    ink: 'M2.5 10.5H15.5V19H2.5Z',
    line: 'M2.5 10.5H15.5V19H2.5ZM6.6 10.5V8.2H11.4V10.5M2.5 14.2H15.5',
  },
  'fraud-money': {
    ink: 'M9 8A5.8 5.8 0 1 0 9 19.6A5.8 5.8 0 0 0 9 8Z',
    line: 'M9 8A5.8 5.8 0 1 0 9 19.6A5.8 5.8 0 0 0 9 8ZM11 11.8C10.6 11.2 9.9 10.9 9 10.9C7.8 10.9 6.9 11.5 6.9 12.4C6.9 14.4 11.2 13.2 11.2 15.3C11.2 16.2 10.2 16.8 9 16.8C8 16.8 7.2 16.4 6.8 15.8M9 10V10.9M9 16.8V17.7',
  },
  'highlight-no-cycle': {
    ink: 'M3.5 5.5H20.5V20.5H3.5Z',
    line: 'M20.5 15.5V5.5H8.5M4.7 5.5H3.5V20.5H18.5M8 3.5V5.5M16 3.5V7.5M11.5 9.5H20.5M3.5 9.5H7.5M3 3.5L21 21.5',
  },
  'highlight-no-deposit': {
    ink: 'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 0 0 12 3.5Z',
    line: 'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 0 0 12 3.5ZM12 7.6C10 7.6 9 9.4 9 12C9 14.6 10 16.4 12 16.4C14 16.4 15 14.6 15 12C15 9.4 14 7.6 12 7.6Z',
  },
  'highlight-flexible-access': {
    ink: 'M3.5 5H14.5V15.5H3.5Z',
    line: 'M12.5 15.5H3.5V4.5H19.5V8.5M3.5 8H19.5M12.5 20.5V11.5H20.5V20.5ZM15.8 18H17.2M6.5 12H9',
  },
  'highlight-credit': {
    ink: 'M4 15H8V20H4ZM10 11H14V20H10ZM16 6H20V20H16Z',
    line: 'M3.5 20.5H20.5M5 20.5V15.5H8V20.5M10.5 20.5V11.5H13.5V20.5M16 20.5V7.5H19V20.5M4 10.5L9.5 5.5L12.5 8L17.5 3M14.5 3H17.5V6',
  },
  'highlight-small-business': {
    ink: 'M4.5 10.5H19.5V20.5H4.5Z',
    line: 'M4.5 11V20.5H19.5V11M3 8L5 3.5H19L21 8C21 9.6 19.8 11 18.2 11C16.8 11 15.1 9.8 15.1 8C15.1 9.8 13.7 11 12 11C10.3 11 8.9 9.8 8.9 8C8.9 9.8 7.2 11 5.8 11C4.2 11 3 9.6 3 8ZM3 8H21M14 20.5V15H17V20.5M7 15H11V17.8H7Z',
  },
}
