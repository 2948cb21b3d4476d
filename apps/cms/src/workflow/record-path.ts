/** The page of the admin on which a record is edited; the list of its collection where no record is named. */
export const recordPath = (slug: string, id: string | undefined): string => {
  if (slug === 'settings') return '/admin/globals/settings'
  return id ? `/admin/collections/${slug}/${encodeURIComponent(id)}` : `/admin/collections/${slug}`
}
