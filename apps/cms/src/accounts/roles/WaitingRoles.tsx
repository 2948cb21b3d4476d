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
  },
  es: {
    title: 'Funciones en espera',
    asked: (roles: string) => `Se pidió: ${roles}. Valen cuando otra persona de administración las confirma.`,
    confirm: 'Confirmar estas funciones',
    refuse: 'No darlas',
  },
}

type Props = { readonly account: string | number; readonly asked: readonly Role[]; readonly mayConfirm: boolean }

/** Roles that one administrator gave, for another to confirm or refuse. */
export const WaitingRoles = ({ account, asked, mayConfirm }: Props) => {
  const { title, asked: askedFor, confirm, refuse } = useTexts(texts)
  const language = useTranslation().i18n.language === 'es' ? 'es' : 'en'
  const router = useRouter()
  const [refusal, setRefusal] = useState<string>()
  const settle = async (how: 'confirm-roles' | 'refuse-roles') => {
    const { answer, refusal: refused } = await post(`${account}/${how}`, { roles: asked })
    setRefusal(refused)
    if (answer) router.refresh()
  }
  return (
    <section aria-labelledby="waiting-roles" className="account-tool">
      <h2 id="waiting-roles">{title}</h2>
      <p>{askedFor(asked.map((role) => roleLabels[role][language]).join(', '))}</p>
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
