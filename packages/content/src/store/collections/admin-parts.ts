import type { Config, Field } from 'payload'
import { lockMinutes, mostTries } from '../accounts/lock-limits.ts'

/** Parts of the admin that are ours, by the way to them; `import-map.ts` of the admin holds each of them. */
export const adminComponents: NonNullable<NonNullable<Config['admin']>['components']> = {
  providers: [
    '@bank/cms/fields/FieldNames.tsx#FieldNames',
    '@bank/cms/accounts/sessions/KeepSession.tsx#KeepSession',
    '@bank/cms/language/NetworkWords.tsx#NetworkWords',
  ],
  beforeNavLinks: ['@bank/cms/workflow/NavLinks.tsx#NavLinks', '@bank/cms/leads/LeadsLink.tsx#LeadsLink'],
  beforeDashboard: [
    '@bank/cms/accounts/roles/RolesNotice.tsx#RolesNotice',
    '@bank/cms/accounts/second-factor/SetUpNotice.tsx#SetUpNotice',
    '@bank/cms/workflow/waiting/WaitingSummary.tsx#WaitingSummary',
  ],
  views: {
    login: { Component: '@bank/cms/accounts/login/LoginView.tsx#LoginView' },
    forgot: { Component: '@bank/cms/accounts/forgot/ForgotView.tsx#ForgotView' },
    waiting: { Component: '@bank/cms/workflow/waiting/WaitingView.tsx#WaitingView', path: '/waiting', meta: { title: 'Waiting' } },
    releases: { Component: '@bank/cms/releases/ReleasesView.tsx#ReleasesView', path: '/releases', meta: { title: 'Releases' } },
    leads: { Component: '@bank/cms/leads/LeadsView.tsx#LeadsView', path: '/leads', meta: { title: 'Messages of visitors' } },
    reports: {
      Component: '@bank/cms/leads/PageReportsView.tsx#PageReportsView',
      path: '/page-reports',
      meta: { title: 'Reports of pages' },
    },
  },
}

/**
 * What the admin says otherwise than the store's own texts. A log-in that fails is told of the wait, whatever was wrong: nobody learns who is locked.
 * Versions come back as drafts alone.
 */
export const adminTexts = {
  en: {
    error: {
      emailOrPasswordIncorrect: `The address, the password or the code is not right. After ${mostTries} wrong tries an account waits for ${lockMinutes} minutes.`,
    },
    version: {
      restoreThisVersion: 'Restore this version as a draft',
      aboutToRestore:
        'You are about to bring this {{label}} back as it was on {{versionDate}}, as a draft. The site changes when somebody else publishes it.',
      problemRestoringVersion: 'This version was not restored. Copy what you need from it into a draft of the record.',
    },
  },
  es: {
    error: {
      emailOrPasswordIncorrect: `La dirección, la contraseña o el código no es correcto. Tras ${mostTries} intentos fallidos, una cuenta espera ${lockMinutes} minutos.`,
    },
    version: {
      restoreThisVersion: 'Restaurar esta versión como borrador',
      aboutToRestore:
        'Está a punto de recuperar este registro ({{label}}) como estaba el {{versionDate}}, como borrador. El sitio cambia cuando otra persona lo publica.',
      problemRestoringVersion: 'Esta versión no se restauró. Copie lo que necesite de ella en un borrador del registro.',
    },
  },
} as const

/** Above the fields: what happened to the draft, and what may happen next. */
export const workflowField: Field = {
  name: 'workflow',
  type: 'ui',
  admin: { components: { Field: '@bank/cms/workflow/record/RecordWorkflow.tsx#RecordWorkflow' } },
}

/** The site beside the form, and no button to publish, unpublish or revert but ours, for records and for the settings. */
const views = { edit: { livePreview: { Component: '@bank/cms/preview/PreviewPane.tsx#PreviewPane' } } } as const
const noButton = '@bank/cms/workflow/record/NoPublishButton.tsx#NoPublishButton'
const Status = '@bank/cms/workflow/record/RecordStatus.tsx#RecordStatus'
const SaveDraftButton = '@bank/cms/workflow/record/SaveButtons.tsx#SaveDraft'
const buttons = { PublishButton: noButton, SaveDraftButton, Status, UnpublishButton: noButton } as const
export const recordComponents = { views, edit: buttons } as const
export const settingsComponents = { views, elements: buttons } as const

/** Of accounts and pictures, which have no drafts. */
export const savedComponents = { edit: { SaveButton: '@bank/cms/workflow/record/SaveButtons.tsx#Save' } } as const

/** Which records have the site beside their form. The pane finds the address itself. */
export const livePreview = (collections: readonly string[], globals: readonly string[]) => ({
  url: '/',
  collections: [...collections],
  globals: [...globals],
  openByDefault: true,
})
