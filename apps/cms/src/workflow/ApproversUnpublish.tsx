'use client'

import { hasRole } from '@bank/content/store/rights/roles.ts'
import { UnpublishButton, useAuth, useDocumentInfo } from '@payloadcms/ui'

/** The store's button to unpublish for those who may: approvers, and nobody for the site settings. */
export const ApproversUnpublish = () => {
  const { user } = useAuth()
  const { globalSlug } = useDocumentInfo()
  return !globalSlug && hasRole(user, 'approver') ? <UnpublishButton /> : null
}
