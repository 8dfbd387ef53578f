import head from '../art/professor-head.svg'
import './professor-tip.css'

/** One sentence of the professor; the id lets a locked button point at its reason. */
export function ProfessorTip({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <div className="tip">
      <img src={head} alt="" width={360} height={380} />
      <p id={id}>{children}</p>
    </div>
  )
}
