import type { ServerProps } from 'payload'
import { wordsIn } from '../language/words-in.ts'
import './workflow.css'

/** The way to the admin's own views, above the collections. */
export const NavLinks = ({ i18n }: ServerProps) => {
  const { views } = wordsIn(i18n.language)
  return (
    <div className="nav-own-views" style={{ display: 'flex', flexDirection: 'column', gap: 6, marginBottom: 20 }}>
      <a className="nav__link" href="/admin/waiting">
        {views.waiting}
      </a>
      <a className="nav__link" href="/admin/releases">
        {views.releases}
      </a>
      <a className="nav__link" href="/admin/page-reports">
        {views.reports}
      </a>
    </div>
  )
}
