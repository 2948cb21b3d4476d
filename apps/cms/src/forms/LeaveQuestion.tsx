'use client'

import { ConfirmationModal, useTranslation } from '@payloadcms/ui'
import { useUnlock } from './use-unlock.ts'

type Props = { readonly slug: string; readonly leave: () => void }

/** The store's question before a page is left with what is not saved. Whoever says so leaves the record free to others. */
export const LeaveQuestion = ({ slug, leave }: Props) => {
  const { t } = useTranslation()
  const unlock = useUnlock()
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onConfirm={async () => {
        await unlock()
        leave()
      }}
    />
  )
}
