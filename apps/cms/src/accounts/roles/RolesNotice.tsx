import { type Role, rolesIn } from '@bank/content/store/rights/roles.ts'
import type { ServerProps } from 'payload'
import { textsIn } from '../../language/texts-in.ts'

const texts = {
  en: {
    asked: (roles: string) =>
      `Roles that were asked for you: ${roles || 'none'}. They count once another administrator has confirmed them.`,
    nothing: 'Until then your account may do nothing here.',
  },
  es: {
    asked: (roles: string) =>
      `Funciones que se pidieron para usted: ${roles || 'ninguna'}. Valen cuando otra persona de administración las confirma.`,
    nothing: 'Hasta entonces, su cuenta no puede hacer nada aquí.',
  },
}

type Asked = { readonly askedBy?: unknown; readonly askedRoles?: readonly Role[] | null; readonly roles?: readonly Role[] | null }

/** For whoever is signed in, while another administrator has still to confirm the roles of the account; otherwise nothing. */
export const RolesNotice = ({ user, i18n }: Pick<ServerProps, 'user' | 'i18n'>) => {
  const { askedBy, askedRoles, roles } = (user ?? {}) as Asked
  if (!askedBy) return null
  const { asked, nothing } = textsIn(texts, i18n.language)
  return (
    <p role="status">
      {asked(rolesIn(askedRoles ?? [], i18n.language === 'es' ? 'es' : 'en'))} {!roles?.length && nothing}
    </p>
  )
}
