import type { Config, Field } from 'payload'

/** Parts of the admin that are ours, by the way to them; `import-map.ts` of the admin holds each of them. */
export const adminComponents: NonNullable<NonNullable<Config['admin']>['components']> = {
  providers: [
    '@bank/cms/addresses/FollowBack.tsx#FollowBack',
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
