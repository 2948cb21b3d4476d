import { lockMinutes, mostTries } from '../accounts/lock-limits.ts'

/**
 * What the English admin says otherwise than the store's own texts. A log-in that fails is told of the wait, whatever was wrong: nobody learns who is
 * locked. Versions come back as drafts alone.
 */
export const englishTexts = {
  error: {
    emailOrPasswordIncorrect: `The address, the password or the code is not right. After ${mostTries} wrong tries an account waits for ${lockMinutes} minutes.`,
    notAllowedToAccessPage:
      'If you need this page, ask an administrator for a role that may open it. If you have another account that may, sign out first.',
    unauthorized: 'None of your roles allows this, or you are no longer signed in.',
  },
  general: {
    documentOutOfDate:
      'This record was saved elsewhere after you opened it here: by somebody else, or by you in another tab. What you see here is not its latest state.',
    false: 'No',
    true: 'Yes',
  },
  version: {
    restoreThisVersion: 'Restore this version as a draft',
    aboutToRestore:
      'You are about to bring this {{label}} back as it was on {{versionDate}}, as a draft. The site changes when somebody else publishes it.',
    problemRestoringVersion: 'This version was not restored. Copy what you need from it into a draft of the record.',
  },
} as const
