/*
 * The business constants of the bank, in the order of the specification. Durations are milliseconds, lengths CSS pixels and
 * money dollars unless the name says otherwise. Wording claims (CONST-03 to CONST-07) are content and live in the store.
 */

export * from './hours/branch-time-zone.ts'
export * from './island-constants.ts'
export * from './page-script-constants.ts'

/** Savings up to `upTo` dollars earn `rate` a year; the last tier has no limit (CALC-01, CALC-02). */
export const savingsTiers = [{ upTo: 40_000, rate: 0.045 }, { rate: 0.005 }] as const

/** Suggestions are requested only for trimmed text longer than this (SRCH-07 to SRCH-09). */
export const suggestionsNeedMoreThan = 2
/** Shortest wait between two suggestion requests while typing (D-SRCH-6). */
export const suggestionDelay = 150
/** How many days ahead an appointment may be asked for. */
export const appointmentDaysAhead = 60
/** Least minutes between a request and the time that it asks for: somebody has to read it and answer first (D-LOC-14). */
export const appointmentNotice = 120
/** Minutes between the times that a form offers for an appointment, and the least that must be left until the end of the hours. */
export const appointmentStep = 30

/** Length of a card's turn, in seconds (CARD-36). */
export const cardFlipSeconds = 0.6
/** Perspective of a card's turn (CARD-37). */
export const cardFlipPerspective = 1000

/** From this age on somebody may open an account whose record names no age. */
export const adultAge = 18

/** What a product without a minimum opening deposit shows, in dollars (PROD-05). */
export const defaultMinimumDeposit = 0

/** Video slider (BLK-79, BLK-85 to BLK-87). */
export const videoSlider = { slides: 3, dots: true, arrows: false, infinite: false, autoplayInterval: 10_000 } as const
/** Testimonial slider; a step holds below its width (BLK-59 to BLK-62, D-CONST-4). */
export const testimonialSlider = {
  visible: 3,
  steps: [
    { below: 960, visible: 2 },
    { below: 640, visible: 1 },
  ],
  scrollBy: 1,
  arrows: true,
  dots: false,
  infinite: false,
} as const
/** Product card slider; a step holds below its width, arrows only from `arrowsFrom` px and `arrowsNeed` cards (BLK-72, BLK-73, D-BLK-7). */
export const productCardSlider = {
  visible: 4.2,
  steps: [
    { below: 1024, visible: 3 },
    { below: 900, visible: 2 },
    { below: 640, visible: 1.25 },
  ],
  arrowsFrom: 1024,
  arrowsNeed: 5,
} as const

/** Service cards per row: three when there are three in full width, otherwise two (BLK-77, BLK-78). */
export const serviceCardsPerRow = { three: 3, otherwise: 2 } as const

/** Alert banners grow when their description is this long or longer (ALERT-17, D-ALERT-3). */
export const alertBanner = { growth: 14, growsFrom: 166 } as const

/** A forced audience lasts one (AUD-10). */
export const millisecondsPerDay = 86_400_000
export const forcedAudienceDuration = millisecondsPerDay
/** Stored audiences are kept this long past their end (AUD-17, D-AUD-5). */
export const storedAudienceMargin = millisecondsPerDay
/** Counted audiences end this long after their last change (D-AUD-5). */
export const countedAudienceDuration = 30 * millisecondsPerDay
/** The audience of a visitor that nothing is known about (AUD-15). */
export const defaultAudienceName = 'personal general'

/** Longest page title, its suffix included (SEO-02). */
export const longestTitle = 65

/** Words that cards show (CARD-06, CARD-12 to CARD-14). */
export const wordLimits = { event: 26, listing: 37, post: 12, release: 12 } as const
/** Opening or closing within so many minutes is soon (LOC-26). */
export const soonMinutes = 60
/** How many days ahead the next opening of a branch is looked for. */
export const openingSearchDays = 60
/** How many days before a holiday of the bank its alert begins. */
export const holidayAlertDaysAhead = 4
/** Decimals of a distance in miles (LOC-04). */
export const distanceDecimals = 2

/** Images (IMG-04 to IMG-07, IMG-17 to IMG-20). Quality is that of the device pixel ratios 1 to 5. */
export const images = {
  defaultWidth: 1920,
  bannerMaxWidth: 1920,
  placeholderShare: 0.05,
  placeholderBlur: 20,
  minWidth: 100,
  maxWidth: 8192,
  widthTolerance: 0.08,
  pixelRatios: [1, 2, 3, 4, 5],
  quality: [75, 50, 35, 23, 20],
} as const

/** Longest user id and company id of the login form (LOGIN-20, LOGIN-21). */
export const loginLengths = { userId: 32, companyId: 26 } as const

/** Waits before a mail that failed is tried again; after the last one it is parked until somebody looks. */
export const mailRetryDelays = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000] as const
/** Share of a wait that is added at random. */
export const mailRetryJitter = 0.2
/** How many days the words of a mailed message are kept, unless the settings say otherwise. */
export const leadsKeptDays = 90
