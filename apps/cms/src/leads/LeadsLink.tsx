import { hasRole } from '@bank/content/store/rights/roles.ts'
import type { ServerProps } from 'payload'
import { textsIn } from '../language/texts-in.ts'
import { leadsTexts } from './leads-texts.ts'

/** The way to visitors' messages in the menu, for those who read them. */
export const LeadsLink = ({ user, i18n }: Pick<ServerProps, 'user' | 'i18n'>) =>
  hasRole(user, 'leads', 'administrator') ? (
    <div style={{ marginBottom: 20 }}>
      <a className="nav__link" href="/admin/leads">
        {textsIn(leadsTexts, i18n.language).menu}
      </a>
    </div>
  ) : null
