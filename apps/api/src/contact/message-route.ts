import type { LeadForm } from '@bank/leads/leads.ts'
import type { Settings } from '@bank/model/settings.ts'

type Route = NonNullable<Settings['messageRoutes']>[number]

/** What the site settings say about messages of a form and a topic (D-FORM-30): the row of the topic, else that of the form. */
export const messageRoute = (
  routes: readonly Route[] | undefined,
  form: LeadForm,
  topic: string | undefined,
): Pick<Route, 'recipient' | 'subject'> => {
  const ofForm = (routes ?? []).filter((route) => route.form === form)
  const ofTopic = topic === undefined ? undefined : ofForm.find((route) => route.topic?.trim() === topic)
  const general = ofForm.find((route) => !route.topic?.trim())
  return {
    recipient: ofTopic?.recipient?.trim() || general?.recipient?.trim() || undefined,
    subject: ofTopic?.subject?.trim() || general?.subject?.trim() || undefined,
  }
}
