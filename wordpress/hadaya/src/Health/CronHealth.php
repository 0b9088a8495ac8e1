<?php
/**
 * Our question about work in the background on the screen "Site Health".
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Settings\Options;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether somebody runs what the plugin plans, on a site that has switched off WordPress' own way.
 */
final class CronHealth {

	/**
	 * Seconds after which a planned job is too late: servers call every few minutes, some once in an hour.
	 */
	const LATE = 2 * HOUR_IN_SECONDS;

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Our contact widgets.
	 *
	 * @var Widget
	 */
	private Widget $widget;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 * @param Widget  $widget  Our contact widgets.
	 */
	public function __construct( Options $options, Widget $widget ) {
		$this->options = $options;
		$this->widget  = $widget;
	}

	/**
	 * Adds the question where WP-Cron is off and something of ours needs it.
	 *
	 * @param array $tests Questions of the screen.
	 * @return array
	 */
	public function add_test( $tests ): array {
		if ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON && array() !== $this->needs() ) {
			$tests['direct']['hadaya_cron'] = array(
				'label' => __( 'Hadaya: work in the background', 'hadaya' ),
				'test'  => array( $this, 'test' ),
			);
		}
		return $tests;
	}

	/**
	 * What of ours waits for WP-Cron, in the owner's words. Action Scheduler, where it is, takes webhooks.
	 *
	 * @return string[]
	 */
	private function needs(): array {
		$all    = $this->options->all();
		$is_own = ! function_exists( 'as_schedule_single_action' );
		$counts = $all['common']['tracking'] && $this->widget->is_active();
		return array_keys(
			array_filter(
				array(
					__( 'messages reach your other system', 'hadaya' ) => $is_own && $all['form']['webhook']['enabled'],
					__( 'old messages are deleted', 'hadaya' ) => $all['messages']['keep_days'] > 0,
					__( 'old statistics are deleted', 'hadaya' ) => $counts && $all['statistics']['keep_months'] > 0,
				)
			)
		);
	}

	/**
	 * Whether planned jobs of this site wait for somebody who runs them.
	 *
	 * @return bool
	 */
	private static function is_late(): bool {
		$due = array_keys( wp_get_ready_cron_jobs() );
		return array() !== $due && min( $due ) < time() - self::LATE;
	}

	/**
	 * Whether the server does what WordPress was told not to do.
	 *
	 * @return array
	 */
	public function test(): array {
		/* translators: %s: what happens in the background. */
		$needs = sprintf( __( 'It is needed so that: %s.', 'hadaya' ), implode( __( ', ', 'hadaya' ), $this->needs() ) );
		if ( ! self::is_late() ) {
			return SiteHealth::answer( 'hadaya_cron', 'good', __( 'Work in the background is done', 'hadaya' ), __( 'WP-Cron is off (DISABLE_WP_CRON), and nothing that is planned is late: your server seems to call it.', 'hadaya' ) . ' ' . $needs );
		}
		/* translators: %s: address. */
		$do = sprintf( __( 'WP-Cron is off (DISABLE_WP_CRON) and what is planned has waited for more than two hours. Have your server call %s every five minutes (your host calls it a cron job), or take DISABLE_WP_CRON out of wp-config.php.', 'hadaya' ), site_url( 'wp-cron.php?doing_wp_cron' ) );
		return SiteHealth::answer( 'hadaya_cron', 'recommended', __( 'Nobody does the work in the background', 'hadaya' ), $do . ' ' . $needs );
	}
}
