/** The official digital sign of the FDIC, the same wherever it stands: upright, name in bold, in English on Spanish pages, too (D-FOOT-9). */
export const FdicSign = ({ statement }: { statement: string }) => (
  <p className="fdic-sign" lang="en">
    <b>FDIC</b> {statement}
  </p>
)
