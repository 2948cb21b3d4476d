import type { Page } from '@playwright/test'

type TrackedEvent = Readonly<Record<string, string>>

/** What the data layer holds of one category. */
export const tracked = (page: Page, category: string): Promise<readonly TrackedEvent[]> =>
  page.evaluate(
    (wanted) =>
      ((window as unknown as { dataLayer?: readonly TrackedEvent[] }).dataLayer ?? []).filter((event) => event['category'] === wanted),
    category,
  )
