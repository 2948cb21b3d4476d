'use client'

import { type Role, roleLabels } from '@bank/content/store/rights/roles.ts'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import { post } from '../post.ts'

const texts = {
  en: {
    title: 'Roles that wait',
    asked: (roles: string) => `Asked for: ${roles}. They count when another administrator confirms them.`,
    confirm: 'Confirm these roles',
    refuse: 'Do not give them',
    nobody:
      'There is no other administrator yet. Whoever runs the admin makes one on the machine: npm run editor -- name@example.com administrator',
    mailed: (email: string) =>
      `Somebody else may know the password of this account: confirming ends it, all sessions and the second factor, and mails a link to choose a new one to ${email}.`,
    unmailed: (email: string) =>
      `Somebody else may know the password of this account: confirming ends it, all sessions and the second factor. This admin sends no mails, so whoever runs it sets a new one with that person on the machine: npm run editor -- --reset ${email}`,
  },
  es: {
    title: 'Funciones en espera',
    asked: (roles: string) => `Se pidió: ${roles}. Valen cuando otra persona de administración las confirma.`,
    confirm: 'Confirmar estas funciones',
    refuse: 'No darlas',
    nobody:
      'Todavía no hay otra persona de administración. Quien mantiene el panel crea su cuenta en la máquina: npm run editor -- nombre@example.com administrator',
    mailed: (email: string) =>
      `Puede que otra persona sepa la contraseña de esta cuenta: al confirmar terminan la contraseña, todas las sesiones y el segundo factor, y se envía a ${email} un enlace para elegir otra.`,
    unmailed: (email: string) =>
      `Puede que otra persona sepa la contraseña de esta cuenta: al confirmar terminan la contraseña, todas las sesiones y el segundo factor. Este panel no envía correos, así que quien lo mantiene pone otra con esa persona en la máquina: npm run editor -- --reset ${email}`,
  },
}

type Props = {
  readonly account: string | number
  readonly email: string
  readonly asked: readonly Role[]
  readonly mayConfirm: boolean
  /** Whether there is anybody who may confirm them. */
  readonly hasConfirmer: boolean
  /** How the person gets a password that nobody else knows; nothing where nobody else knows the present one. */
  readonly newPassword?: 'mailed' | 'unmailed' | undefined
}

/** Roles that one administrator gave, for another to confirm or refuse. */
export const WaitingRoles = ({ account, email, asked, mayConfirm, hasConfirmer, newPassword }: Props) => {
  const { title, asked: askedFor, confirm, refuse, nobody, ...passwords } = useTexts(texts)
  const language = useTranslation().i18n.language === 'es' ? 'es' : 'en'
  const router = useRouter()
  const [refusal, setRefusal] = useState<string>()
  const settle = async (how: 'confirm-roles' | 'refuse-roles') => {
    const { answer, refusal: refused } = await post(`${account}/${how}`, { roles: asked, email })
    setRefusal(refused)
    if (answer) router.refresh()
  }
  return (
    <section aria-labelledby="waiting-roles" className="account-tool">
      <h2 id="waiting-roles">{title}</h2>
      <p>{askedFor(asked.map((role) => roleLabels[role][language]).join(', '))}</p>
      {!hasConfirmer && <p>{nobody}</p>}
      {newPassword && <p>{passwords[newPassword](email)}</p>}
      <div className="account-tool__line">
        {mayConfirm && (
          <button type="button" onClick={() => settle('confirm-roles')}>
            {confirm}
          </button>
        )}
        <button type="button" onClick={() => settle('refuse-roles')}>
          {refuse}
        </button>
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  )
}
