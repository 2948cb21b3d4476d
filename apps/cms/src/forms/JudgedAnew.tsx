'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { missingValidators } from './missing-validators.ts'

/**
 * In the form of an account: each save judges its fields by what they hold then. The store's form goes by the last verdict on a field until it has a
 * validator, and would hold against a mended one what the server has said of the value before.
 */
export const JudgedAnew = () => {
  const [fields, dispatch] = useAllFormFields()
  useEffect(() => {
    for (const [path, validate] of missingValidators(fields)) dispatch({ type: 'UPDATE', path, validate })
  }, [fields, dispatch])
  return null
}
