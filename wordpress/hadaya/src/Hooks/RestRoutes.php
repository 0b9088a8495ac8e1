<?php
/**
 * REST routes of the plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Admin\PreviewRoute;
use Hadaya\Container;
use Hadaya\Health\LoadingRoute;
use Hadaya\Rest\LeadAnswersRoute;
use Hadaya\Rest\LeadNotesRoute;
use Hadaya\Rest\LeadRoute;
use Hadaya\Rest\LeadsRoute;
use Hadaya\Rest\MoveMessagesRoute;
use Hadaya\Rest\MoveRoute;
use Hadaya\Rest\MoveUndoRoute;
use Hadaya\Rest\OfferRoute;
use Hadaya\Rest\QuotesRoute;
use Hadaya\Rest\RestoreRoute;
use Hadaya\Rest\SettingsRoute;
use Hadaya\Rest\StatisticsRoute;
use Hadaya\Rest\WebhookTestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Adds our routes to WordPress's REST API. A request for another plugin's route loads none of our classes, unless it
 * dispatches one of our routes internally.
 */
final class RestRoutes {

	/**
	 * Every route.
	 */
	const ROUTES = array(
		SettingsRoute::class,
		RestoreRoute::class,
		PreviewRoute::class,
		WebhookTestRoute::class,
		MoveRoute::class,
		MoveMessagesRoute::class,
		MoveUndoRoute::class,
		StatisticsRoute::class,
		LoadingRoute::class,
		LeadsRoute::class,
		LeadRoute::class,
		LeadNotesRoute::class,
		LeadAnswersRoute::class,
		OfferRoute::class,
		QuotesRoute::class,
	);

	private bool $is_added = false;

	private Container $container;

	public function __construct( Container $container ) {
		$this->container = $container;
	}

	/**
	 * Adds the routes if the request is for one of ours, is a batch request or lists all routes. They are added again if WordPress rebuilds its list
	 * of routes.
	 */
	public function add_asked(): void {
		$this->is_added = false;
		$this->add_for(
			defined( 'REST_REQUEST' ) && REST_REQUEST && isset( $GLOBALS['wp']->query_vars['rest_route'] )
				? (string) $GLOBALS['wp']->query_vars['rest_route']
				: ''
		);
	}

	/**
	 * Adds the routes, once, if the requested route is ours, is the batch route or lists all routes.
	 *
	 * @param string $route Route, as in the URL.
	 */
	public function add_for( string $route ): void {
		$parts = explode( '/', strtolower( trim( $route, '/' ) ) );
		if ( $this->is_added || ! in_array( $parts[0], array( '', 'hadaya', 'batch' ), true ) ) {
			return;
		}
		$this->is_added = true;
		foreach ( self::ROUTES as $name ) {
			$this->container->get( $name )->register();
		}
	}
}
