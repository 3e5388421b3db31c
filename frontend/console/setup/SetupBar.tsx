import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { setupQuery } from './setup-query';
import { SETUP_STEPS } from './setup-steps';
import { StepLink } from './Setup';
import styles from './setup.module.css';

/** The bar stays on the page while the guide saves forms, so it checks often which steps are done. */
const REFRESH_MS = 2000;

/**
 * Links from a step's form to the next open step, and back to the list of steps.
 *
 * @param path the path of the step's form in the console
 */
export function SetupBar({ path }: { path: string }) {
  const { data: setup } = useQuery({ ...setupQuery, refetchInterval: REFRESH_MS });
  const steps = setup?.steps ?? [];
  const currentIndex = steps.findIndex(({ name }) => SETUP_STEPS[name].path === path);
  const isOpen = ({ isDone }: { isDone: boolean }) => !isDone;
  const nextStep =
    steps.slice(currentIndex + 1).find(isOpen) ?? steps.slice(0, currentIndex).find(isOpen);
  return (
    <nav className={styles.bar} aria-label="Set-up">
      <Link to="/?view=setup">All steps</Link>
      {nextStep && (
        <StepLink name={nextStep.name}>Next: {SETUP_STEPS[nextStep.name].label}</StepLink>
      )}
    </nav>
  );
}
