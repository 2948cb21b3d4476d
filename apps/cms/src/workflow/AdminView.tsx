import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Words } from '../language/en.ts'
import { wordsIn } from '../language/words-in.ts'
import './workflow.css'

type Props = AdminViewServerProps & { readonly title: keyof Words['views']; readonly children: ReactNode }

/** A page of the admin with its menu, for whoever is signed in. */
export const AdminView = ({ initPageResult, params, searchParams, payload, title, children }: Props) => {
  const { req, visibleEntities, permissions, locale } = initPageResult
  if (!req.user) redirect('/admin/login')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={payload ?? req.payload}
      permissions={permissions}
      searchParams={searchParams ?? {}}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <div className="workflow-view">
        <h1>{wordsIn(req.i18n.language).views[title]}</h1>
        {children}
      </div>
    </DefaultTemplate>
  )
}
