<?php
/**
 * Site Health test for replaced plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Swap\ActivePlugins;

defined( 'ABSPATH' ) || exit;

/**
 * Warns of replaced plugins with known vulnerabilities, because the server-side code of these plugins remains in use.
 */
final class SiteHealth {

	/**
	 * Relevant vulnerabilities in replaced plugins, each with the plugin's folder and name, the first fixed version, and the vulnerability's identifier.
	 */
	const HOLES = array(
		array( 'chaty', 'Chaty', '3.5.2', 'CVE-2026-27370' ),
		array( 'chaty-pro', 'Chaty Pro', '3.3.4', 'CVE-2025-26776' ),
		array( 'elementor', 'Elementor', '3.5.6', 'CVE-2022-29455' ),
	);

	private ActivePlugins $active_plugins;

	public function __construct( ActivePlugins $active_plugins ) {
		$this->active_plugins = $active_plugins;
	}

	/**
	 * Adds the test for vulnerable versions of replaced plugins to the Site Health screen.
	 *
	 * @param array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>> $tests Tests of the screen.
	 * @return array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>>
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_replaced'] = array(
			'label' => __( 'Hadaya: vulnerabilities in replaced plugins', 'hadaya' ),
			'test'  => array( $this, 'test_replaced' ),
		);
		return $tests;
	}

	/**
	 * Tests whether a replaced plugin has a known vulnerability.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test_replaced(): array {
		$found = array();
		foreach ( self::HOLES as list( $folder, $name, $fixed, $number ) ) {
			$plugin = $this->active_plugins->find( $folder );
			if ( null !== $plugin && version_compare( $plugin['version'], $fixed, '<' ) ) {
				$found[] = sprintf(
					/* translators: 1: plugin, 2: its version, 3: ID of the vulnerability, 4: fixed version. */
					__( '%1$s %2$s has a known vulnerability (%3$s). Update to %4$s or later.', 'hadaya' ),
					$name,
					$plugin['version'],
					$number,
					$fixed
				);
			}
		}
		if ( empty( $found ) ) {
			return self::answer(
				'hadaya_replaced',
				'good',
				__( 'Hadaya found no known vulnerabilities in the plugins it replaces', 'hadaya' ),
				__(
					'Hadaya replaces only these plugins’ front-end scripts. Their PHP code still runs on the server, so keep the plugins up to date.',
					'hadaya'
				)
			);
		}
		return self::answer(
			'hadaya_replaced',
			'critical',
			__( 'A plugin that Hadaya replaces has a known vulnerability', 'hadaya' ),
			__(
				'Hadaya replaces only the plugin’s front-end scripts. The plugin’s own code still runs on the server.',
				'hadaya'
			) . ' ' . implode( ' ', $found )
		);
	}

	/**
	 * Returns a test result in the format of the Site Health screen.
	 *
	 * @param string $test   Name of the test.
	 * @param string $status One of good, recommended and critical.
	 * @param string $label  The result in one line.
	 * @param string $text   Explanation and remedy.
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public static function answer( string $test, string $status, string $label, string $text ): array {
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => __( 'Hadaya', 'hadaya' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => '',
			'test'        => $test,
		);
	}
}
