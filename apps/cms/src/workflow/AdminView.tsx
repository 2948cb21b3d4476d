import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import './workflow.css'

type Props = AdminViewServerProps & { readonly title: string; readonly children: ReactNode }

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
      <main className="workflow-view">
        <h1>{title}</h1>
        {children}
      </main>
    </DefaultTemplate>
  )
}
