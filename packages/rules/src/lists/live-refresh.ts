/** Whether a list refreshes itself: by its parameter, on when absent, or by the flag `LIVE_REFRESH` being true, yes or 1 (LIST-11, LIST-12, D-LIST-3). */
export const isLive = (liveRefresh: boolean | undefined, flag: string | undefined): boolean =>
  (liveRefresh ?? true) || ['true', 'yes', '1'].includes((flag ?? '').trim().toLowerCase())

/** Whether a list fetches once after it was mounted: when live, or when it has nothing to show yet (D-LIST-2). */
export const fetchesOnMount = (live: boolean, hasStaticData: boolean): boolean => live || !hasStaticData
