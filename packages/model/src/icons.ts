/**
 * The icons that editors may choose. The lists are closed, so a name that no icon has is refused on save instead of leaving a
 * hole in a page. How each one is drawn is the business of the blocks' primitives.
 */

/** Outline icons, under their Lucide names. */
export const lineIcons = [
  'accessibility',
  'anchor',
  'arrow-left',
  'arrow-left-right',
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'banknote',
  'bell',
  'book-open',
  'briefcase-business',
  'building-2',
  'calculator',
  'calendar-days',
  'captions',
  'car',
  'chart-line',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'circle-help',
  'clipboard-check',
  'clock',
  'coins',
  'credit-card',
  'download',
  'ellipsis',
  'external-link',
  'eye',
  'eye-off',
  'file-signature',
  'file-text',
  'gift',
  'globe',
  'graduation-cap',
  'hammer',
  'hand-coins',
  'hand-heart',
  'handshake',
  'headset',
  'heart-handshake',
  'house',
  'info',
  'key-round',
  'landmark',
  'languages',
  'leaf',
  'list',
  'lock-keyhole',
  'mail',
  'map',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'monitor',
  'navigation',
  'newspaper',
  'octagon-alert',
  'pause',
  'percent',
  'phone',
  'piggy-bank',
  'play',
  'plus',
  'printer',
  'qr-code',
  'receipt-text',
  'refresh-cw',
  'sailboat',
  'scale',
  'scan-line',
  'search',
  'send',
  'shield-alert',
  'shield-check',
  'smartphone',
  'sprout',
  'store',
  'tractor',
  'tree-pine',
  'trending-up',
  'triangle-alert',
  'truck',
  'umbrella',
  'upload',
  'user',
  'users',
  'vault',
  'video',
  'wallet',
  'wheat',
  'x',
] as const

export type LineIcon = (typeof lineIcons)[number]

/** The twelve hooks: one everyday thing each, with a fish hook in it. */
export const fraudIcons = [
  'fraud-email',
  'fraud-text',
  'fraud-phone',
  'fraud-card',
  'fraud-website',
  'fraud-irs',
  'fraud-voice',
  'fraud-mail',
  'fraud-social',
  'fraud-peer',
  'fraud-employment',
  'fraud-money',
] as const

export type FraudIcon = (typeof fraudIcons)[number]

/** What is special about an account. */
const highlightIcons = [
  'highlight-no-cycle',
  'highlight-no-deposit',
  'highlight-flexible-access',
  'highlight-credit',
  'highlight-small-business',
] as const

export type HighlightIcon = (typeof highlightIcons)[number]

/** Icons of two inks, 38 to 56 px wide. */
export const spotIcons = [...fraudIcons, ...highlightIcons] as const

export type SpotIconName = (typeof spotIcons)[number]

/** Every icon that a content block may show. */
export const iconNames = [...lineIcons, ...spotIcons] as const

export type IconName = (typeof iconNames)[number]

/** Whether an icon has two inks and is drawn by `SpotIcon`. */
export const isSpotIcon = (name: IconName): name is SpotIconName => spotIcons.some((spot) => spot === name)
