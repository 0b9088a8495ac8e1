<?php
/**
 * REST route for moving from another contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Chaty\ChatyMessages;
use Hadaya\Move\MovePlan;
use Hadaya\Move\MovePlanner;
use Hadaya\Move\MoveSource;
use Hadaya\Move\MoveSources;
use Hadaya\Settings\Access;
use Hadaya\Settings\RestError;
use Hadaya\Settings\SettingsStore;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Previews and executes a move from another contact plugin, whose settings stay unchanged. A move is saved like any other change, so the previous
 * settings can be restored.
 *
 * @phpstan-import-type SourceWidget from MoveSource
 */
final class MoveRoute extends Route {

	private SettingsStore $store;
	private ChatyMessages $messages;
	private MoveSources $sources;
	private MovePlanner $planner;

	public function __construct(
		SettingsStore $store,
		ChatyMessages $messages,
		MoveSources $sources,
		MovePlanner $planner,
		Access $access
	) {
		parent::__construct( $access );
		$this->store    = $store;
		$this->messages = $messages;
		$this->sources  = $sources;
		$this->planner  = $planner;
	}

	public function path(): string {
		return '/move';
	}

	protected function endpoints(): array {
		$named = array(
			'source'  => array(
				'type'    => 'string',
				'enum'    => $this->sources->ids(),
				'default' => 'chaty',
			),
			'widgets' => array(
				'type'    => 'array',
				'items'   => array(
					'type'    => 'string',
					'pattern' => '^(_[0-9]{1,3})?$',
				),
				'default' => array(),
			),
		);
		return array(
			'GET'  => array( array( $this, 'plan' ), $named ),
			'POST' => array( array( $this, 'move' ), $named + array( 'revision' => self::NUMBER ) ),
		);
	}

	/**
	 * Returns the settings and notes that a move would produce, without saving anything.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array{chosen: list<string>, widgets: list<SourceWidget>, taken: list<array{name: string, value: string}>, changed: list<array{name: string, value: string, reason: string}>, left: list<array{name: string, value: string, reason: string}>, names: string[], messages: int|null}
	 */
	public function plan( \WP_REST_Request $request ): array {
		$source = $this->sources->get( $request['source'] );
		$chosen = self::chosen( $source, $request );
		$plan   = $this->plan_of( $source, $chosen, $this->store->state()['settings'] );
		return array(
			'chosen'   => $chosen,
			'widgets'  => $source->widgets(),
			'taken'    => $plan->taken(),
			'changed'  => $plan->notes()->lines( true ),
			'left'     => $plan->notes()->lines( false ),
			'names'    => $plan->names(),
			'messages' => 'chaty' === $source->id() ? $this->messages->count() : null,
		);
	}

	/**
	 * Saves the moved settings; fails if a requested widget no longer exists.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error The new state of the settings.
	 */
	public function move( \WP_REST_Request $request ) {
		$source = $this->sources->get( $request['source'] );
		$chosen = self::chosen( $source, $request );
		if ( array() === $chosen || array() !== array_diff( $chosen, wp_list_pluck( $source->widgets(), 'id' ) ) ) {
			/* translators: %s: name of a plugin. */
			return RestError::of( 'gone', sprintf( __( 'This widget no longer exists in %s. Reload the page.', 'hadaya' ), $source->name() ), 404 );
		}
		$present = $this->store->state()['settings'];
		return $this->store->save( $this->plan_of( $source, $chosen, $present )->settings( $present['widgets'] ), $request['revision'] );
	}

	/**
	 * Returns the plan for the chosen widgets. Only administrators see the moved widgets while the other plugin is active. This is unnecessary while
	 * the contact plugin that we replace is active, because our widgets are hidden then.
	 *
	 * @param MoveSource           $source  Plugin.
	 * @param string[]             $chosen  Ids of the widgets.
	 * @param array<string, mixed> $present Current settings.
	 * @return MovePlan
	 */
	private function plan_of( MoveSource $source, array $chosen, array $present ): MovePlan {
		return $this->planner->plan( $source, $chosen, $present, $this->sources->is_active( $source ) && ! ContactWidgets::has_contact_plugin() );
	}

	/**
	 * Returns the requested widgets; if the request lists none, the active widgets, or else the first one.
	 *
	 * @param MoveSource       $source  Plugin.
	 * @param \WP_REST_Request $request Request.
	 * @return string[] Ids of the widgets.
	 */
	private static function chosen( MoveSource $source, \WP_REST_Request $request ): array {
		$widgets = $source->widgets();
		$active  = wp_list_filter( $widgets, array( 'active' => true ) );
		$usual   = array() === $active ? array_slice( $widgets, 0, 1 ) : $active;
		return array() === $request['widgets'] ? array_values( wp_list_pluck( $usual, 'id' ) ) : $request['widgets'];
	}
}
