<?php
/**
 * Site Health tests of the plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Container;
use Hadaya\Health\LoadingHealth;
use Hadaya\Health\MailHealth;
use Hadaya\Health\SiteHealth;
use Hadaya\Health\TableHealth;
use Hadaya\Health\UploadHealth;
use Hadaya\Health\WayBackHealth;

defined( 'ABSPATH' ) || exit;

/**
 * Adds our tests to the Site Health screen.
 */
final class HealthQuestions {

	/**
	 * Classes with one test each.
	 */
	const QUESTIONS = array(
		SiteHealth::class,
		UploadHealth::class,
		MailHealth::class,
		TableHealth::class,
		WayBackHealth::class,
		LoadingHealth::class,
	);

	private Container $container;

	public function __construct( Container $container ) {
		$this->container = $container;
	}

	/**
	 * Adds the tests of the classes in `QUESTIONS` to the Site Health screen.
	 *
	 * @param array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>> $tests Tests of the screen.
	 * @return array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>>
	 */
	public function add( $tests ): array {
		foreach ( self::QUESTIONS as $question ) {
			$tests = $this->container->get( $question )->add_test( $tests );
		}
		return $tests;
	}
}
