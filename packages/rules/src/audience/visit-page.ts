import type { Audience } from './audience.ts'
import { audienceOfCampaign, countView, dropExpired, forceAudience, type StoredAudience } from './stored-audiences.ts'

/**
 * The stored list after a view of the page at `url`: what has ended is dropped, a campaign in the address forces its audience,
 * and each of `viewed`, the ids of the audiences that the page names, counts one more (AUD-09 to AUD-12, AUD-17, D-AUD-4).
 */
export const visitPage = (
  list: readonly StoredAudience[],
  audiences: readonly Audience[],
  { url, viewed, now }: { readonly url: URL; readonly viewed: readonly string[]; readonly now: number },
): readonly StoredAudience[] => {
  const campaign = audienceOfCampaign(audiences, url.searchParams.get('utm_campaign'))
  const current = campaign ? forceAudience(list, campaign, url.href, now) : dropExpired(list, now)
  return audiences.filter(({ id }) => viewed.includes(id)).reduce((counted, audience) => countView(counted, audience, now), current)
}
