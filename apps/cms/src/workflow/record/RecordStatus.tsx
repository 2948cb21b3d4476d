'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'

/** Draft, changed or published, in the store's own words, without its button to revert: that would publish, and everybody is refused it. */
export const RecordStatus = () => {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { t } = useTranslation()
  const changed = unpublishedVersionCount > 0 ? 'changed' : 'published'
  return (
    <div className="status">
      <span className="status__label">{t('version:status')}: </span>
      <span className="status__value">{t(`version:${hasPublishedDoc ? changed : 'draft'}`)}</span>
    </div>
  )
}
