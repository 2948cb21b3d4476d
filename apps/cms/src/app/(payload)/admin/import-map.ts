import { CollectionCards } from '@payloadcms/next/rsc'
import type { ImportMap } from 'payload'
import { AccountTools } from '../../../accounts/AccountTools.tsx'
import { CurrentPassword } from '../../../accounts/CurrentPassword.tsx'
import { ForgotView } from '../../../accounts/forgot/ForgotView.tsx'
import { LoginView } from '../../../accounts/login/LoginView.tsx'
import { RolesNotice } from '../../../accounts/roles/RolesNotice.tsx'
import { SetUpNotice } from '../../../accounts/second-factor/SetUpNotice.tsx'
import { KeepSession } from '../../../accounts/sessions/KeepSession.tsx'
import { FollowBack } from '../../../addresses/FollowBack.tsx'
import { FieldNames } from '../../../fields/FieldNames.tsx'
import { ChangedField, LanguageCell, LanguageField, TimeCell, TimeField } from '../../../history/HistoryFields.tsx'
import { NoDifference } from '../../../history/NoDifference.tsx'
import { HoursReading } from '../../../hours/HoursReading.tsx'
import { KindCell, KindField } from '../../../kinds/Kind.tsx'
import { NetworkWords } from '../../../language/NetworkWords.tsx'
import { LeadsLink } from '../../../leads/LeadsLink.tsx'
import { LeadsView } from '../../../leads/LeadsView.tsx'
import { PageReportsView } from '../../../leads/PageReportsView.tsx'
import { PreviewPane } from '../../../preview/PreviewPane.tsx'
import { ReleasesView } from '../../../releases/ReleasesView.tsx'
import { TitleLength } from '../../../titles/TitleLength.tsx'
import { NavLinks } from '../../../workflow/NavLinks.tsx'
import { NoPublishButton } from '../../../workflow/record/NoPublishButton.tsx'
import { RecordStatus } from '../../../workflow/record/RecordStatus.tsx'
import { RecordWorkflow } from '../../../workflow/record/RecordWorkflow.tsx'
import { Save, SaveDraft } from '../../../workflow/record/SaveButtons.tsx'
import { WaitingSummary } from '../../../workflow/waiting/WaitingSummary.tsx'
import { WaitingView } from '../../../workflow/waiting/WaitingView.tsx'

/** The admin's components that its configuration names by path. */
export const importMap: ImportMap = {
  '@payloadcms/next/rsc#CollectionCards': CollectionCards,
  '@bank/cms/accounts/AccountTools.tsx#AccountTools': AccountTools,
  '@bank/cms/accounts/CurrentPassword.tsx#CurrentPassword': CurrentPassword,
  '@bank/cms/accounts/forgot/ForgotView.tsx#ForgotView': ForgotView,
  '@bank/cms/accounts/login/LoginView.tsx#LoginView': LoginView,
  '@bank/cms/accounts/roles/RolesNotice.tsx#RolesNotice': RolesNotice,
  '@bank/cms/accounts/second-factor/SetUpNotice.tsx#SetUpNotice': SetUpNotice,
  '@bank/cms/accounts/sessions/KeepSession.tsx#KeepSession': KeepSession,
  '@bank/cms/addresses/FollowBack.tsx#FollowBack': FollowBack,
  '@bank/cms/fields/FieldNames.tsx#FieldNames': FieldNames,
  '@bank/cms/history/HistoryFields.tsx#ChangedField': ChangedField,
  '@bank/cms/history/HistoryFields.tsx#LanguageCell': LanguageCell,
  '@bank/cms/history/HistoryFields.tsx#LanguageField': LanguageField,
  '@bank/cms/history/HistoryFields.tsx#TimeCell': TimeCell,
  '@bank/cms/history/HistoryFields.tsx#TimeField': TimeField,
  '@bank/cms/history/NoDifference.tsx#NoDifference': NoDifference,
  '@bank/cms/hours/HoursReading.tsx#HoursReading': HoursReading,
  '@bank/cms/kinds/Kind.tsx#KindCell': KindCell,
  '@bank/cms/kinds/Kind.tsx#KindField': KindField,
  '@bank/cms/language/NetworkWords.tsx#NetworkWords': NetworkWords,
  '@bank/cms/leads/LeadsLink.tsx#LeadsLink': LeadsLink,
  '@bank/cms/leads/LeadsView.tsx#LeadsView': LeadsView,
  '@bank/cms/leads/PageReportsView.tsx#PageReportsView': PageReportsView,
  '@bank/cms/titles/TitleLength.tsx#TitleLength': TitleLength,
  '@bank/cms/preview/PreviewPane.tsx#PreviewPane': PreviewPane,
  '@bank/cms/releases/ReleasesView.tsx#ReleasesView': ReleasesView,
  '@bank/cms/workflow/NavLinks.tsx#NavLinks': NavLinks,
  '@bank/cms/workflow/record/NoPublishButton.tsx#NoPublishButton': NoPublishButton,
  '@bank/cms/workflow/record/RecordStatus.tsx#RecordStatus': RecordStatus,
  '@bank/cms/workflow/record/RecordWorkflow.tsx#RecordWorkflow': RecordWorkflow,
  '@bank/cms/workflow/record/SaveButtons.tsx#Save': Save,
  '@bank/cms/workflow/record/SaveButtons.tsx#SaveDraft': SaveDraft,
  '@bank/cms/workflow/waiting/WaitingSummary.tsx#WaitingSummary': WaitingSummary,
  '@bank/cms/workflow/waiting/WaitingView.tsx#WaitingView': WaitingView,
}
