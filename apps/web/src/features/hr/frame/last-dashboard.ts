let address = '/admin/dashboard'

/** The dashboard as last shown, so that the link back from a team leads to the same rows. */
export const lastDashboard = () => address
export function rememberDashboard(shown: string) {
  address = shown
}
