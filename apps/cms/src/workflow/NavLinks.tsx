/** The way to the admin's own views, above the collections. */
export const NavLinks = () => (
  <div className="nav-own-views" style={{ display: 'flex', flexDirection: 'column', gap: 6, marginBottom: 20 }}>
    <a className="nav__link" href="/admin/waiting">
      Waiting
    </a>
    <a className="nav__link" href="/admin/releases">
      Releases
    </a>
  </div>
)
