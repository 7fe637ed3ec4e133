import { Navigate } from 'react-router'
import { findingsAddress } from '../shell/findings-address.ts'
import { usePathId } from '../shell/path-id.ts'

/** One upload's results: the list of findings, narrowed to it. */
export function UploadScreen() {
  return <Navigate to={findingsAddress({ upload: usePathId() })} replace />
}
