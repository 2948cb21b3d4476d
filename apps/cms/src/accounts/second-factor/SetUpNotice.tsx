import type { ServerProps } from 'payload'
import { textsIn } from '../../language/texts-in.ts'
import { factorTexts } from './factor-texts.ts'

const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** On the first page, for whoever has no rights yet because a second factor is required. */
export const SetUpNotice = ({ user, i18n }: ServerProps) => {
  if (!user || count(user['rights']) >= count(user['roles'])) return null
  const { needed, go } = textsIn(factorTexts, i18n.language)
  return (
    <p role="status">
      {needed} <a href="/admin/account">{go}</a>
    </p>
  )
}
