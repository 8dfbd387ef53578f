import { Professor } from './professor.tsx'
import './professor-tip.css'

/** One sentence of the professor; the id lets a locked button point at its reason. */
export function ProfessorTip({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <div className="tip">
      <Professor pose="head" />
      <p id={id}>{children}</p>
    </div>
  )
}
